import type { BrowserRegistry } from '#src/cms/islands/life.ts';
import { view } from '#src/cms/islands/view.ts';

// Each chunk has a name, so that a test can hold it back.
const views: BrowserRegistry = {
  Box: () => view(import(/* webpackChunkName: "probe-Box" */ './probes/Box.tsx').then((m) => m.Box)),
  Counter: () => view(import(/* webpackChunkName: "probe-Counter" */ './probes/Counter.tsx').then((m) => m.Counter)),
  FailsAtClick: () =>
    view(import(/* webpackChunkName: "probe-FailsAtClick" */ './probes/FailsAtClick.tsx').then((m) => m.FailsAtClick)),
  FailsInBrowser: () =>
    view(
      import(/* webpackChunkName: "probe-FailsInBrowser" */ './probes/FailsInBrowser.tsx').then(
        (m) => m.FailsInBrowser,
      ),
    ),
  Hider: () => view(import(/* webpackChunkName: "probe-Hider" */ './probes/Hider.tsx').then((m) => m.Hider)),
  Log: () => view(import(/* webpackChunkName: "probe-Log" */ './probes/Log.tsx').then((m) => m.Log)),
  Mismatch: () =>
    view(import(/* webpackChunkName: "probe-Mismatch" */ './probes/Mismatch.tsx').then((m) => m.Mismatch)),
  Native: () => view(import(/* webpackChunkName: "probe-Native" */ './probes/Native.tsx').then((m) => m.Native)),
  Picture: () => view(import(/* webpackChunkName: "probe-Picture" */ './probes/Picture.tsx').then((m) => m.Picture)),
  Pusher: () => view(import(/* webpackChunkName: "probe-Pusher" */ './probes/Pusher.tsx').then((m) => m.Pusher)),
  SlotOnly: () =>
    view(import(/* webpackChunkName: "probe-SlotOnly" */ './probes/SlotOnly.tsx').then((m) => m.SlotOnly)),
  TextForm: () =>
    view(import(/* webpackChunkName: "probe-TextForm" */ './probes/TextForm.tsx').then((m) => m.TextForm)),
  Unmounter: () =>
    view(import(/* webpackChunkName: "probe-Unmounter" */ './probes/Unmounter.tsx').then((m) => m.Unmounter)),
};

/** Every probe that can wake, in every way. */
export const browserRegistry: BrowserRegistry = Object.fromEntries(
  Object.entries(views).flatMap(([name, load]) => ['use', 'visible', 'load'].map((wake) => [`${name}-${wake}`, load])),
);
