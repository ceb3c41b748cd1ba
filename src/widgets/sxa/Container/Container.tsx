import { ownAddress } from '#src/cms/own-address.ts';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { SxaBlock, SxaRow } from '#src/features/sxa/SxaBlock.tsx';
import type { ContainerProps } from './Container.widget.ts';

/** The address in SXA's parameter of a picture. */
const MEDIA_URL = /mediaurl="([^"]*)"/i;

/** Renders blocks in a grid of twelve columns, on a ground or a picture. */
export function Container({ params, slots }: ContainerProps) {
  const contents = Object.values(slots);
  if (contents.length === 0) return null;
  const [, address = ''] = MEDIA_URL.exec(params.BackgroundImage) ?? [];
  const src = ownAddress(address);
  return (
    <SxaBlock params={params} className={src === '' ? 'sxa-frame' : 'sxa-frame sxa-ground'}>
      {src !== '' && (
        <div className="sxa-art">
          <Picture field={{ src, alt: '' }} />
        </div>
      )}
      <SxaRow>{contents}</SxaRow>
    </SxaBlock>
  );
}
