import { type ComponentType, lazy, Suspense } from 'react';

/** Returns a component whose code loads when it is first rendered; when loading fails it renders nothing and logs the error. */
export function lazyComponent<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const LazyComponent = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error(`${name}: did not load`, error);
      return { default: () => null };
    }
  });
  return (props) => (
    <Suspense fallback={null}>
      <LazyComponent {...props} />
    </Suspense>
  );
}
