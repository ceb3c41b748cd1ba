import { useState } from 'react';
import { Button } from '#src/ui/action/Button.tsx';
import { sharedHash } from './shared-entries.ts';
import type { FormWords } from './words.ts';

interface ShareEntriesProps {
  /** What the calculator is called. */
  readonly name: string;
  readonly entries: Readonly<Record<string, string>>;
  readonly phrases: Pick<FormWords, 'calculator_share' | 'calculator_shared' | 'calculator_shared_address'>;
}

/** Puts a link that carries the entries into the address bar and, where the browser lets it, into the clipboard. */
export function ShareEntries({ name, entries, phrases }: ShareEntriesProps) {
  const hash = sharedHash(name, entries);
  const [done, setDone] = useState({ hash: '', isCopied: false });
  const share = async () => {
    history.replaceState(history.state, '', hash);
    const isCopied = await copy(location.href);
    setDone({ hash, isCopied });
  };
  return (
    <>
      <Button kind="text" onClick={() => void share()}>
        {phrases.calculator_share}
      </Button>
      <p role="status" className="basis-full text-sm text-text-2 empty:hidden">
        {done.hash === hash && (done.isCopied ? phrases.calculator_shared : phrases.calculator_shared_address)}
      </p>
    </>
  );
}

/** Whether the clipboard holds the text now; a browser may refuse, or have none on an address without encryption. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
