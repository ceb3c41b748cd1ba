import { act } from '@testing-library/react';
import type * as Client from 'react-dom/client';
import { afterAll, vi } from 'vitest';

const roots = vi.hoisted((): Client.Root[] => []);

// Islands that a file has hydrated would live on beside the next file's: their timers, calls and listeners end here.
vi.mock('react-dom/client', async (original) => {
  const client = await original<typeof Client>();
  const hydrateRoot: typeof Client.hydrateRoot = (...island) => {
    const root = client.hydrateRoot(...island);
    roots.push(root);
    return root;
  };
  return { ...client, hydrateRoot };
});

afterAll(() => act(() => roots.splice(0).forEach((root) => root.unmount())));
