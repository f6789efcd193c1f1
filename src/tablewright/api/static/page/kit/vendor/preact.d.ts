// What the page uses of Preact.
export type Child = unknown;
export interface Node {
  readonly type: unknown;
}
export function h(type: unknown, props: object | null, ...children: Child[]): Node;
export function render(node: unknown, into: HTMLElement): void;
