// A component that is only drawn anew when one of its properties is another.

import { Component, h, type ComponentChild, type FunctionComponent } from "preact";

export function memo<P extends object>(draw: (properties: P) => ComponentChild): FunctionComponent<P> {
  const Inner = draw as FunctionComponent<P>;
  class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const names = Object.keys(next) as (keyof P)[];
      return names.some((name) => next[name] !== this.props[name]);
    }
    override render(): ComponentChild {
      return h(Inner, this.props as P);
    }
  }
  return Memo as unknown as FunctionComponent<P>;
}
