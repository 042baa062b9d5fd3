import { describe, expect, it } from "vitest";
import { arrow, drawn, fitted, onTable, panned, pinched, toDrawing, toScreen, zoomed, type Camera } from "../src/board/camera";

const extent = { width: 800, height: 600 };
const field = { width: 91_440, depth: 60_960, regions: [], measuring: true };

const close = (found: { x: number; y: number }, wanted: { x: number; y: number }): void => {
  expect(found.x).toBeCloseTo(wanted.x, 6);
  expect(found.y).toBeCloseTo(wanted.y, 6);
};

describe("the camera", () => {
  it("goes to the screen and back, however the table is turned", () => {
    for (const turns of [0, 1, 2, 3]) {
      const camera: Camera = { centre: { x: 120, y: -40 }, scale: 1.7, turns };
      close(toDrawing(camera, extent, toScreen(camera, extent, { x: 33, y: -71 })), { x: 33, y: -71 });
    }
  });

  it("has north up from the south, and south up from the north", () => {
    const north = drawn({ x: 45_720, y: 60_960 });
    expect(toScreen(fitted(field, extent, 0), extent, north).y).toBeLessThan(300);
    expect(toScreen(fitted(field, extent, 2), extent, north).y).toBeGreaterThan(300);
    const west = drawn({ x: 0, y: 30_480 });
    expect(toScreen(fitted(field, extent, 1), extent, west).y).toBeLessThan(300);
  });

  it("keeps what is under the pointer while zooming", () => {
    const camera = fitted(field, extent, 1);
    const at = { x: 130, y: 410 };
    close(toDrawing(zoomed(camera, extent, at, 1.8), extent, at), toDrawing(camera, extent, at));
  });

  it("moves the table with the pointer", () => {
    for (const turns of [0, 1, 2, 3]) {
      const camera: Camera = { centre: { x: 0, y: 0 }, scale: 2, turns };
      const before = toScreen(camera, extent, { x: 10, y: 10 });
      close(toScreen(panned(camera, { x: 30, y: -12 }), extent, { x: 10, y: 10 }), { x: before.x + 30, y: before.y - 12 });
    }
  });

  it("keeps what lies under two fingers", () => {
    const camera: Camera = { centre: { x: 0, y: 0 }, scale: 1, turns: 0 };
    const [a, b] = [{ x: 300, y: 300 }, { x: 500, y: 300 }];
    const after = pinched(camera, extent, [a, b], [{ x: 200, y: 350 }, { x: 600, y: 350 }]);
    close(toScreen(after, extent, toDrawing(camera, extent, a)), { x: 200, y: 350 });
    close(toScreen(after, extent, toDrawing(camera, extent, b)), { x: 600, y: 350 });
  });

  it("reads points in hundredths of a millimetre, y growing north", () => {
    expect(onTable({ x: 12.34, y: -56.78 })).toEqual({ x: 1234, y: 5678 });
    expect(onTable(drawn({ x: 17, y: 23 }))).toEqual({ x: 17, y: 23 });
  });

  it("lets arrow keys follow the screen", () => {
    expect(arrow("ArrowUp", 0)).toEqual({ x: 0, y: 1 });
    expect(arrow("ArrowUp", 2)).toEqual({ x: 0, y: -1 });
    // Seen from the east, up on the screen is west.
    expect(arrow("ArrowUp", 1)).toEqual({ x: -1, y: 0 });
    expect(arrow("Enter", 0)).toBeNull();
  });
});
