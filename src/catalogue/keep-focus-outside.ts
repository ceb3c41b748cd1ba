/** Lets no script of a frame take the focus from the page around it; once a visitor is inside the frame, scripts move it as usual. */
export function keepFocusOutside(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (this: HTMLElement, options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}
