/** Returns true where the navigation is the full-page menu: mega menus are disclosures inside it then. */
export const isNarrow = (root: ParentNode): boolean => {
  const toggle = root.querySelector<HTMLElement>('[data-menu=mobile] > summary');
  return toggle !== null && toggle.offsetWidth > 0;
};

/** Returns the open menus of the header that lie over the page at the current width. */
export function openMenusIn(root: ParentNode): readonly HTMLDetailsElement[] {
  const outside = isNarrow(root) ? ':not([data-panel] *)' : '';
  return [...root.querySelectorAll<HTMLDetailsElement>(`details[data-menu][open]${outside}`)];
}

/** Returns the element with a menu's summary and all that it opens; the full-page menu is beside its toggle. */
export const scopeOf = (menu: HTMLDetailsElement): HTMLElement =>
  menu.dataset.menu === 'mobile' ? (menu.parentElement ?? menu) : menu;

/** Returns true when the node is inside the menu, its summary or what it opens. */
export const isIn = (menu: HTMLDetailsElement, node: EventTarget | null): boolean =>
  node instanceof Node && scopeOf(menu).contains(node);
