import { isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { QrImage } from '#src/features/qr-code/QrImage.tsx';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import type { BranchPanelProps } from './BranchPanel.widget.ts';

/** Renders the code of the app: the author's picture, or one drawn from its address; nothing without either. */
export function PanelCode({ fields, phrases, page, data: { code } }: BranchPanelProps) {
  const { QrTitle, QrText, QrImage: image, QrLink } = fields;
  const hasPicture = isPictureShown(image);
  if (!hasPicture && !code) return null;
  const picture = hasPicture ? (
    <Picture field={image} className="panel-code" />
  ) : (
    code && <QrImage code={code} label={phrases.app_code} className="panel-code print-exact" />
  );
  return (
    <div className="panel-qr">
      {isLinked(QrLink) && page.state !== 'edit' ? <Anchor {...linkProps(QrLink)}>{picture}</Anchor> : picture}
      <div className="min-w-0">
        {isShown(QrTitle) && (
          <b>
            <Text field={QrTitle} />
          </b>
        )}
        {isShown(QrText) && (
          <small>
            <Text field={QrText} />
          </small>
        )}
        {page.state === 'edit' && <LinkText field={QrLink} />}
      </div>
    </div>
  );
}
