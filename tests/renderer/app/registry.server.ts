import { register, type ServerRegistry } from '#src/cms/registered-widget.tsx';
import { probeName, probeWidget, CLIENT_DIRECTIVES } from './probe.ts';
import { Box } from './probes/Box.tsx';
import { CaptchaForm } from './probes/CaptchaForm.tsx';
import { Counter } from './probes/Counter.tsx';
import { FailsAtClick } from './probes/FailsAtClick.tsx';
import { FailsInBrowser } from './probes/FailsInBrowser.tsx';
import { FailsOnServer } from './probes/FailsOnServer.tsx';
import { Hider } from './probes/Hider.tsx';
import { Log } from './probes/Log.tsx';
import { LongText } from './probes/LongText.tsx';
import { Links } from './probes/Links.tsx';
import { Mismatch } from './probes/Mismatch.tsx';
import { Native } from './probes/Native.tsx';
import { Picture } from './probes/Picture.tsx';
import { Pusher } from './probes/Pusher.tsx';
import { SlotOnly } from './probes/SlotOnly.tsx';
import { Spacer } from './probes/Spacer.tsx';
import { TextForm } from './probes/TextForm.tsx';
import { Unmounter } from './probes/Unmounter.tsx';

const views = {
  Box,
  CaptchaForm,
  Counter,
  FailsAtClick,
  FailsInBrowser,
  FailsOnServer,
  Hider,
  Links,
  Log,
  LongText,
  Mismatch,
  Native,
  Picture,
  Pusher,
  SlotOnly,
  Spacer,
  TextForm,
  Unmounter,
};

/** Every probe with every client directive. */
export const serverRegistry: ServerRegistry = Object.fromEntries(
  Object.entries(views).flatMap(([name, view]) =>
    CLIENT_DIRECTIVES.map((client) => [probeName(name, client), register({ widget: probeWidget(name, client), view })]),
  ),
);

export type Probe = keyof typeof views;
