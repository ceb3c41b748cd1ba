import { withOrigins } from '#src/cms/page-origins.ts';
import { embedSettings } from '#src/config/env.ts';
import type { FrameData } from './frame-data.ts';
import { frameSource } from './frame-source.ts';

/** Returns the source of a frame at an address; the policy of its page names the origin when that is another, allowed one. */
export function loadFrame(href: string): Promise<FrameData> {
  const { FRAME_ORIGINS: origins, PUBLIC_URL: own } = embedSettings();
  const source = frameSource(href, { own, allowed: origins }) ?? null;
  const data = { source, origins };
  const isOther = source?.kind === 'other';
  return Promise.resolve(isOther ? withOrigins(data, { 'frame-src': [new URL(source.href).origin] }) : data);
}
