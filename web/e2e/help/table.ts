// The table as a person sees it: a question, verbs, pieces, a board to point at.

import type { Locator, Page } from "playwright-core";

export type Spot = { x: number; y: number };

/** Inches in millimetres. */
export const inch = (count: number): number => count * 25.4;

export class Table {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get board(): Locator {
    return this.at("board");
  }

  get prompt(): Locator {
    return this.at("prompt");
  }

  get question(): Locator {
    return this.page.locator(".question");
  }

  get draft(): Locator {
    return this.at("draft");
  }

  get verdict(): Locator {
    return this.at("verdict");
  }

  get confirm(): Locator {
    return this.at("confirm");
  }

  get instead(): Locator {
    return this.at("instead");
  }

  get outcome(): Locator {
    return this.at("outcome");
  }

  /** What the log tells; its tab is opened first. */
  async told(): Promise<string> {
    await this.page.locator("#tab-log").click();
    return this.at("log").innerText();
  }


  at(id: string): Locator {
    return this.page.getByTestId(id);
  }

  verb(id: string): Locator {
    return this.page.locator(`[data-testid=verb][data-verb="${id}"]`);
  }

  piece(key: string): Locator {
    return this.at(`piece-${key}`);
  }

  /** Pieces on the table that can do something now. */
  able(): Promise<string[]> {
    return this.page.locator(".board path[data-can-act]").evaluateAll((all) => all.map((each) => each.getAttribute("data-piece") ?? ""));
  }

  /** Waits until this seat is asked or the match is over; the number of the question, `null` at the end. */
  async asked(): Promise<string | null> {
    await this.page.waitForSelector(".prompt .question, [data-testid=outcome], [data-testid=cover]");
    if ((await this.at("cover").count()) > 0) await this.at("uncover").click();
    await this.page.waitForSelector(".prompt .question, [data-testid=outcome]");
    return (await this.outcome.count()) > 0 ? null : this.prompt.getAttribute("data-ask");
  }

  /** Does something that answers the question, and waits until it is answered. */
  async answer(act: () => Promise<void>): Promise<void> {
    const ask = await this.prompt.getAttribute("data-ask");
    await act();
    await this.page.waitForFunction((before) => document.querySelector("[data-testid=prompt]")?.getAttribute("data-ask") !== before, ask);
  }

  /** Confirms the draft as soon as the rules agree. */
  async play(): Promise<void> {
    await this.answer(() => this.confirm.click());
  }

  /** Has the page propose something, and does it. */
  async followHint(): Promise<void> {
    await this.at("hint").click();
    await this.play();
  }

  /** Presses a verb that needs nothing more; says yes to what would be skipped. */
  async press(id: string): Promise<void> {
    await this.answer(async () => {
      await this.verb(id).click();
      const skips = this.at("skip-anyway");
      if ((await skips.count()) > 0) await skips.click();
    });
  }

  /** The middle of a piece on the screen. */
  async middle(key: string): Promise<Spot & { width: number }> {
    const box = await this.piece(key).boundingBox();
    if (box === null) throw new Error(`${key} is not in sight`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
  }

  /** Where a place on the table is on the screen; in millimetres from its south-west corner. */
  onScreen(x: number, y: number): Promise<Spot> {
    return this.page.locator(".drawing").evaluate(
      (drawing, at) => {
        const point = new DOMPoint(at.x, -at.y).matrixTransform((drawing as SVGGElement).getScreenCTM() ?? undefined);
        return { x: point.x, y: point.y };
      },
      { x, y },
    );
  }

  /** Waits until the rules agree with what was pointed out. */
  async legal(): Promise<void> {
    await this.page.locator("[data-testid=verdict][data-legal=true]").waitFor({ state: "attached" });
  }

  /** What the verdict is, once the host has judged what was pointed out last. */
  async judged(): Promise<boolean> {
    await this.verdict.waitFor({ state: "attached" });
    await this.page.waitForTimeout(200);
    return (await this.verdict.getAttribute("data-legal")) === "true";
  }
}

/** The first of several tables of one match that is asked something. */
export async function whoIsAsked(tables: readonly Table[]): Promise<Table> {
  for (let tries = 0; tries < 300; tries += 1) {
    for (const table of tables) if ((await table.question.count()) > 0 || (await table.outcome.count()) > 0) return table;
    await tables[0]?.page.waitForTimeout(50);
  }
  throw new Error("nobody is asked");
}
