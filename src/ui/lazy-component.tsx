import { type ComponentType, lazy, Suspense, useState } from 'react';

/** Loads the code of each lazy component, once. */
const loads: (() => Promise<unknown>)[] = [];

/**
 * Loads the code of every lazy component. A server awaits it before it renders: React aborts a boundary whose code is not
 * there, and every browser reports that as an error.
 */
export async function loadLazyComponents(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}

/** Returns a component whose code loads when it is first rendered; when loading fails it renders nothing and logs the error. */
export function lazyComponent<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOrReport = async () => {
    try {
      loaded = await load();
    } catch (error) {
      console.error(`${name}: did not load`, error);
      loaded = () => null;
    }
    return { default: loaded };
  };
  const loadOnce = () => (loading ??= loadOrReport());
  loads.push(loadOnce);
  const LazyComponent = lazy(loadOnce);
  return function LoadedComponent(props) {
    // Stays the same while it is rendered: another component would lose the state inside.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? LazyComponent);
    return (
      <Suspense fallback={null}>
        <Component {...props} />
      </Suspense>
    );
  };
}
