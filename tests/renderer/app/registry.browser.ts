import { type BrowserRegistry, browserView } from '#src/cms/islands/browser-view.ts';

// Each chunk has a name, so that a test can hold it back.
const views: BrowserRegistry = {
  Box: () => import(/* webpackChunkName: "probe-Box" */ './probes/Box.tsx').then((m) => browserView(m.Box)),
  Counter: () =>
    import(/* webpackChunkName: "probe-Counter" */ './probes/Counter.tsx').then((m) => browserView(m.Counter)),
  FailsAtClick: () =>
    import(/* webpackChunkName: "probe-FailsAtClick" */ './probes/FailsAtClick.tsx').then((m) =>
      browserView(m.FailsAtClick),
    ),
  FailsInBrowser: () =>
    import(/* webpackChunkName: "probe-FailsInBrowser" */ './probes/FailsInBrowser.tsx').then((m) =>
      browserView(m.FailsInBrowser),
    ),
  Hider: () => import(/* webpackChunkName: "probe-Hider" */ './probes/Hider.tsx').then((m) => browserView(m.Hider)),
  Log: () => import(/* webpackChunkName: "probe-Log" */ './probes/Log.tsx').then((m) => browserView(m.Log)),
  Mismatch: () =>
    import(/* webpackChunkName: "probe-Mismatch" */ './probes/Mismatch.tsx').then((m) => browserView(m.Mismatch)),
  Native: () => import(/* webpackChunkName: "probe-Native" */ './probes/Native.tsx').then((m) => browserView(m.Native)),
  Picture: () =>
    import(/* webpackChunkName: "probe-Picture" */ './probes/Picture.tsx').then((m) => browserView(m.Picture)),
  Pusher: () => import(/* webpackChunkName: "probe-Pusher" */ './probes/Pusher.tsx').then((m) => browserView(m.Pusher)),
  SlotOnly: () =>
    import(/* webpackChunkName: "probe-SlotOnly" */ './probes/SlotOnly.tsx').then((m) => browserView(m.SlotOnly)),
  TextForm: () =>
    import(/* webpackChunkName: "probe-TextForm" */ './probes/TextForm.tsx').then((m) => browserView(m.TextForm)),
  Unmounter: () =>
    import(/* webpackChunkName: "probe-Unmounter" */ './probes/Unmounter.tsx').then((m) => browserView(m.Unmounter)),
};

/** Every probe that can wake, in every way. */
export const browserRegistry: BrowserRegistry = Object.fromEntries(
  Object.entries(views).flatMap(([name, load]) => ['use', 'visible', 'load'].map((wake) => [`${name}-${wake}`, load])),
);
