// An army in the making, as the host tells it.

import type { ArmyChoice, Arg, Gauge, Line, Refusal, Sheet } from "../wire";

export type Muster = {
  name: string;
  summary: Line | null;
  cost: number | null;
  gauges: Gauge[];
  choices: Choice[];
  entries: MusterEntry[];
  additions: Addition[];
  broken: Broken[];
  file: { toml: string; json: string; link: string };
};

export type MusterEntry = {
  path: string;
  within: string | null;
  group: Line;
  name: Arg;
  known: boolean;
  cost: number | null;
  gauges: Gauge[];
  choices: Choice[];
  about: Sheet | null;
  removable: boolean;
};

export type Choice = { id: string; says: Line; form: ChoiceForm };

export type ChoiceForm =
  | { flag: { on: boolean; cost: number | null; breaks: Refusal[] } }
  | { number: { value: number | null; least: number; most: number; optional: boolean; breaks: Refusal[] } }
  | { "one-of": { chosen: string; values: ChoiceValue[] } };

export type ChoiceValue = { id: string; name: Arg; cost: number | null; breaks: Refusal[] };

export type Addition = {
  id: string;
  group: Line;
  name: Arg;
  cost: number | null;
  about: Sheet | null;
  places: { to: string; breaks: Refusal[] }[];
};

export type Broken = { rule: string; says: Line; paths: string[] };

export type Setting = null | boolean | number | string;

export type Edit =
  | { add: { id: string; to: string } }
  | { remove: { path: string } }
  | { set: { path: string; choice: string; to: Setting } }
  | { rename: string };

export type Building = { army: ArmyChoice | null; edits: Edit[]; options: Record<string, string>; sheets: boolean };
