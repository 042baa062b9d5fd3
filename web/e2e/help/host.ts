// The real program, on a port of its own and with a folder of its own.

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export const BINARY = process.env["GONFALON_BINARY"] ?? resolve(import.meta.dirname, "../../../target/debug/gonfalon");

export class Host {
  private constructor(
    readonly address: string,
    private process: ChildProcess,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Host> {
    const folder = await mkdtemp(join(tmpdir(), "gonfalon-"));
    const { address, started } = await run(folder, "0");
    return new Host(address, started, folder);
  }

  /** Kills the program without any warning, for a while. */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  /** Starts it again where it was. */
  async revive(): Promise<void> {
    this.process = (await run(this.folder, new URL(this.address).port)).started;
  }

  async stop(): Promise<void> {
    await this.end("SIGTERM");
    await rm(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const ended = new Promise((done) => this.process.once("exit", done));
    this.process.kill(signal);
    await ended;
  }
}

async function run(folder: string, port: string): Promise<{ address: string; started: ChildProcess }> {
  const started = spawn(BINARY, ["--port", port, "--data", folder, "--no-open", "--lang", "en"], { stdio: ["ignore", "pipe", "inherit"] });
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
  return { address, started };
}
