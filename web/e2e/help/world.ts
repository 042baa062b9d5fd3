// A host and a browser for the tests of one file, and a fresh visitor for each of them.

import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Host } from "./host";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** A folder with the page in the making, instead of the one in the program. */
const FOLDER = process.env["GONFALON_DIST"];
// A page from a folder counts as one from elsewhere, which could not reach the host.
const REACH = FOLDER === undefined ? [] : ["--disable-features=LocalNetworkAccessChecks"];

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args: [...FLAGS, ...REACH] });

export type World = { readonly host: Host; visit: (options?: BrowserContextOptions) => Promise<Page> };

/** Gives each test of a file what it needs, and checks that no page broke down meanwhile. */
export function world(): World {
  let host: Host;
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let faults: string[] = [];
  beforeAll(async () => {
    [host, browser] = await Promise.all([Host.start(), launch()]);
  });
  afterEach(async ({ task }) => {
    // What somebody would have seen when it went wrong.
    if (task.result?.state === "fail") await picture(task.name, contexts);
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    const found = faults;
    faults = [];
    expect(found, "errors in the page").toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await host.stop();
  });
  return {
    get host() {
      return host;
    },
    async visit(options = {}) {
      const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1280, height: 800 }, reducedMotion: "reduce", ...options });
      contexts.push(context);
      context.setDefaultTimeout(15_000);
      await serveFolder(context, host.address);
      const page = await context.newPage();
      page.on("pageerror", (error) => faults.push(error.stack ?? error.message));
      await page.goto(host.address);
      return page;
    },
  };
}

/** Has the page come from the folder, so that it can be tried without building the program. */
async function serveFolder(context: BrowserContext, address: string): Promise<void> {
  const folder = FOLDER;
  if (folder === undefined) return;
  await context.route(`${address}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith("/api/")) return route.continue();
    return route.fulfill({ path: join(folder, pathname === "/" ? "index.html" : pathname) });
  });
}

async function picture(name: string, contexts: readonly BrowserContext[]): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const path = join(tmpdir(), "gonfalon-plays", `${name.replaceAll(/\W+/g, "-").slice(0, 60)}-${index}.png`);
    await page.screenshot({ path }).catch(() => undefined);
    console.log(`see ${path}`);
  }
}
