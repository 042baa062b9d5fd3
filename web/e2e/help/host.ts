// The real program, on a port of its own and with a folder of its own.

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const BINARY = process.env["GONFALON_BINARY"] ?? resolve(import.meta.dirname, "../../../target/debug/gonfalon");

export class Host {
  private constructor(
    readonly address: string,
    private readonly process: ChildProcess,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Host> {
    const folder = await mkdtemp(join(tmpdir(), "gonfalon-"));
    const started = spawn(BINARY, ["--port", "0", "--data", folder, "--no-open", "--lang", "en"], { stdio: ["ignore", "pipe", "inherit"] });
    const address = await new Promise<string>((found, failed) => {
      let said = "";
      started.stdout?.on("data", (part: Buffer) => {
        said += part.toString();
        const line = /http:\/\/\S+/.exec(said);
        if (line) found(line[0]);
      });
      started.once("error", failed);
      started.once("exit", (code) => failed(new Error(`the host ended with ${String(code)}: ${said}`)));
    });
    return new Host(address, started, folder);
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.process.once("exit", done));
    this.process.kill("SIGTERM");
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }
}
