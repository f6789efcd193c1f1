// What the page uses of Preact's hooks.
type Cleanup = void | (() => void);
export interface Ref<T> {
  current: T;
}
export function useEffect(effect: () => Cleanup, dependsOn?: readonly unknown[]): void;
export function useLayoutEffect(effect: () => Cleanup, dependsOn?: readonly unknown[]): void;
export function useId(): string;
export function useMemo<T>(make: () => T, dependsOn: readonly unknown[]): T;
export function useRef<T>(initial: T): Ref<T>;
export function useState<T>(
  initial: T | (() => T),
): [T, (next: T | ((before: T) => T)) => void];
