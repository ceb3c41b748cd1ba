import { useLayoutEffect, useRef } from 'react';

/** Slots of the views that hydrate: those with an id, as `slotId` makes them. */
const SLOTS = '[data-slot*="/"]';

/** Nodes of each slot as the server rendered them, by slot id; a slot that is rendered again gets them back. */
const savedNodes = new Map<string, readonly ChildNode[]>();

/** Saves the nodes of every slot below an element; a slot saved earlier keeps its first nodes. */
export function saveSlots(element: ParentNode): void {
  for (const slot of element.querySelectorAll<HTMLElement>(SLOTS)) {
    const { slot: id = '' } = slot.dataset;
    if (!savedNodes.has(id)) savedNodes.set(id, [...slot.childNodes]);
  }
}

/** Restores the saved nodes of the empty slots below an element. */
export function restoreSlots(element: ParentNode): void {
  for (const slot of element.querySelectorAll<HTMLElement>(`${SLOTS}:empty`)) restoreSlot(slot);
}

const restoreSlot = (slot: HTMLElement): void => slot.append(...(savedNodes.get(slot.dataset.slot ?? '') ?? []));

interface SlotProps {
  /** Empty in a view that the browser does not render again. */
  readonly id: string;
  /** The rendered children on the server; empty in the browser, where they are in the document already. */
  readonly html: string;
}

/** Renders the container of a placeholder's content; React never renders that content again. */
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
