import { useState } from 'react';
import { Button } from '#src/ui/action/Button.tsx';
import { sharedHash } from './shared-values.ts';

export interface ShareTexts {
  readonly share: string;
  /** Status once the link is in the clipboard. */
  readonly shared: string;
  /** Status where the clipboard refuses: the link is in the address bar. */
  readonly sharedInAddress: string;
}

interface ShareButtonProps {
  /** Name of the form in the URL. */
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  readonly texts: ShareTexts;
}

/** Renders a button that puts a link with the values into the address bar and, if the browser allows it, the clipboard. */
export function ShareButton({ name, values, texts }: ShareButtonProps) {
  const hash = sharedHash(name, values);
  const [done, setDone] = useState({ hash: '', isCopied: false });
  const share = async () => {
    history.replaceState(history.state, '', hash);
    const isCopied = await copy(location.href);
    setDone({ hash, isCopied });
  };
  return (
    <>
      <Button kind="text" className="noscript:hidden" onClick={() => void share()}>
        {texts.share}
      </Button>
      <p role="status" className="basis-full text-sm text-text-2 empty:hidden">
        {done.hash === hash && (done.isCopied ? texts.shared : texts.sharedInAddress)}
      </p>
    </>
  );
}

/** Copies a text to the clipboard; returns false if the browser refuses or has none, as on a page without HTTPS. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
