// A quiet signal when the player is asked.

import { sound } from "./state/settings";

let context: AudioContext | null = null;

export function chime(): void {
  if (sound.peek() === "off") return;
  try {
    context ??= new AudioContext();
    // Browsers hold sound back until somebody has touched the page.
    if (context.state === "suspended") void context.resume();
    const start = context.currentTime + 0.02;
    for (const [step, pitch] of [523.25, 659.25].entries()) {
      const tone = context.createOscillator();
      const loud = context.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      const at = start + step * 0.14;
      loud.gain.setValueAtTime(0, at);
      loud.gain.linearRampToValueAtTime(0.12, at + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
      tone.connect(loud).connect(context.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    }
  } catch {
    // A page without sound is still a page.
  }
}
