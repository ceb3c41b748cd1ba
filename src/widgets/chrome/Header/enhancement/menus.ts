/** A header's menus: what opens over the page or a part of it. */
export const menusIn = (root: ParentNode): readonly HTMLDetailsElement[] => [
  ...root.querySelectorAll<HTMLDetailsElement>('details[data-menu]'),
];

export const openMenusIn = (root: ParentNode): readonly HTMLDetailsElement[] =>
  menusIn(root).filter(({ open }) => open);

/** Whether a node stands inside an element. */
export const isIn = (element: Element, node: EventTarget | null): boolean =>
  node instanceof Node && element.contains(node);
