import { Component, type ComponentType, createElement } from "preact";

/** A component that is drawn again only when one of its properties became another one. */
export function memo<P extends object>(Inner: ComponentType<P>): ComponentType<P> {
  return class Kept extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const names = new Set([...Object.keys(next), ...Object.keys(this.props)]);
      return [...names].some((name) => next[name as keyof P] !== (this.props as P)[name as keyof P]);
    }
    override render() {
      return createElement(Inner, this.props as P);
    }
  };
}
