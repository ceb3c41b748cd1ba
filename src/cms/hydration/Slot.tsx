import { useLayoutEffect, useRef } from 'react';

/** Each slot's nodes as the server rendered them, so that a slot that is drawn again gets them back. */
const savedNodes = new Map<string, readonly ChildNode[]>();

/** Remembers the nodes of every slot below an element; a slot that is already known keeps the nodes it has. */
export function saveSlots(element: ParentNode): void {
  for (const slot of element.querySelectorAll<HTMLElement>('[data-slot]')) {
    const { slot: id = '' } = slot.dataset;
    if (!savedNodes.has(id)) savedNodes.set(id, [...slot.childNodes]);
  }
}

/** Gives the empty slots below an element their nodes back. */
export function restoreSlots(element: ParentNode): void {
  for (const slot of element.querySelectorAll<HTMLElement>('[data-slot]:empty')) restoreSlot(slot);
}

const restoreSlot = (slot: HTMLElement): void => slot.append(...(savedNodes.get(slot.dataset.slot ?? '') ?? []));

interface SlotProps {
  readonly id: string;
  /** The rendered children on the server; nothing in the browser, where they already stand in the page. */
  readonly html: string;
}

/** A place in a widget for what an author put into its placeholder. React never renders it again. */
export function Slot({ id, html }: SlotProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current?.hasChildNodes() === false) restoreSlot(element.current);
  }, [id]);
  return (
    <div
      ref={element}
      data-slot={id}
      className="contents"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
