import type { ActivateLoaders, BrowserRegistry } from '#src/cms/hydration/activate.ts';
import { loadView } from '#src/cms/hydration/load-view.ts';

// Each chunk has a name, so that a test can hold it back.
const views: ActivateLoaders = {
  Box: () => loadView(import(/* webpackChunkName: "probe-Box" */ './probes/Box.tsx').then((m) => m.Box)),
  CaptchaForm: () =>
    loadView(import(/* webpackChunkName: "probe-CaptchaForm" */ './probes/CaptchaForm.tsx').then((m) => m.CaptchaForm)),
  Counter: () =>
    loadView(import(/* webpackChunkName: "probe-Counter" */ './probes/Counter.tsx').then((m) => m.Counter)),
  FailsAtClick: () =>
    loadView(
      import(/* webpackChunkName: "probe-FailsAtClick" */ './probes/FailsAtClick.tsx').then((m) => m.FailsAtClick),
    ),
  FailsInBrowser: () =>
    loadView(
      import(/* webpackChunkName: "probe-FailsInBrowser" */ './probes/FailsInBrowser.tsx').then(
        (m) => m.FailsInBrowser,
      ),
    ),
  Hider: () => loadView(import(/* webpackChunkName: "probe-Hider" */ './probes/Hider.tsx').then((m) => m.Hider)),
  Log: () => loadView(import(/* webpackChunkName: "probe-Log" */ './probes/Log.tsx').then((m) => m.Log)),
  Mismatch: () =>
    loadView(import(/* webpackChunkName: "probe-Mismatch" */ './probes/Mismatch.tsx').then((m) => m.Mismatch)),
  Native: () => loadView(import(/* webpackChunkName: "probe-Native" */ './probes/Native.tsx').then((m) => m.Native)),
  Picture: () =>
    loadView(import(/* webpackChunkName: "probe-Picture" */ './probes/Picture.tsx').then((m) => m.Picture)),
  Pusher: () => loadView(import(/* webpackChunkName: "probe-Pusher" */ './probes/Pusher.tsx').then((m) => m.Pusher)),
  SlotOnly: () =>
    loadView(import(/* webpackChunkName: "probe-SlotOnly" */ './probes/SlotOnly.tsx').then((m) => m.SlotOnly)),
  TextForm: () =>
    loadView(import(/* webpackChunkName: "probe-TextForm" */ './probes/TextForm.tsx').then((m) => m.TextForm)),
  Unmounter: () =>
    loadView(import(/* webpackChunkName: "probe-Unmounter" */ './probes/Unmounter.tsx').then((m) => m.Unmounter)),
};

/** Every probe that can wake, in every way. */
export const browserRegistry: BrowserRegistry = {
  enhancements: {},
  views: () =>
    Promise.resolve(
      Object.fromEntries(
        Object.entries(views).flatMap(([name, load]) =>
          ['interaction', 'visible', 'load'].map((client) => [`${name}-${client}`, load]),
        ),
      ),
    ),
};
