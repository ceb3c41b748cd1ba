/** Returns all menus of the header. */
export const menusIn = (root: ParentNode): readonly HTMLDetailsElement[] => [
  ...root.querySelectorAll<HTMLDetailsElement>('details[data-menu]'),
];

/** Returns the open menus of the header, outer ones first. */
export const openMenusIn = (root: ParentNode): readonly HTMLDetailsElement[] =>
  menusIn(root).filter(({ open }) => open);

/** Returns true when the node is inside the element or is the element. */
export const isIn = (element: Element, node: EventTarget | null): boolean =>
  node instanceof Node && element.contains(node);
