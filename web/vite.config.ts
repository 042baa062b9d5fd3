import { defineConfig, loadEnv } from "vite";

// `GONFALON` is the address of a running host, for work on the page alone.
const host = loadEnv("", ".", "GONFALON")["GONFALON"] ?? "http://127.0.0.1:8421";

export default defineConfig({
  base: "./",
  build: { outDir: "dist", emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: host, ws: true } } },
});
