import { type ReactNode, useEffect, useRef } from 'react';
import type { BrowserView } from './browser-view.ts';

/** The HTML of a widget whose browser side is behaviour alone, as the server renders it. */
export const Adopted = ({ children }: { readonly children: ReactNode }) => <div className="contents">{children}</div>;

/** A behaviour as a view: React adopts the server's HTML as it stands, and the behaviour starts on it. */
export const behaviour = (start: (root: HTMLElement) => void): BrowserView =>
  function Behaviour() {
    const root = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (root.current) start(root.current);
    }, []);
    return <div ref={root} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  };
