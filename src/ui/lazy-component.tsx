import { type ComponentType, lazy, Suspense } from 'react';

/** A component whose code comes when it is first shown; where it does not come, nothing stands there, and the log says so. */
export function lazyComponent<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Later = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error(`${name}: did not load`, error);
      return { default: () => null };
    }
  });
  return (props) => (
    <Suspense fallback={null}>
      <Later {...props} />
    </Suspense>
  );
}
