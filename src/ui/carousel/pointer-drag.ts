/** Distance in px from which a pressed pointer drags instead of clicking. */
const DRAG_PX = 6;

interface Drag {
  /** Called when the pointer is pressed. */
  start?(): void;
  /** Called with the way of the pointer in px; `data-dragged` is set from the first call. */
  move(x: number, y: number): void;
  end(x: number, y: number): void;
  /** Called instead of `end` when the browser takes the pointer, for scrolling. */
  cancel?(): void;
}

/** Follows a pressed pointer; a drag that ends on a link does not follow it. Stops with the signal. */
export function followDrag(element: HTMLElement, drag: Drag, signal?: AbortSignal): void {
  const options = signal ? { signal } : {};
  let from: { readonly x: number; readonly y: number } | undefined;
  const isDragged = () => element.hasAttribute('data-dragged');
  const forget = () => {
    from = undefined;
    element.removeAttribute('data-dragged');
  };
  const press = ({ clientX, clientY, button }: PointerEvent): void => {
    element.removeAttribute('data-dragged');
    if (button !== 0) return;
    from = { x: clientX, y: clientY };
    drag.start?.();
  };
  const move = ({ clientX, clientY, pointerId }: PointerEvent): void => {
    if (!from || (!isDragged() && Math.abs(clientX - from.x) < DRAG_PX)) return;
    if (!isDragged()) {
      element.setAttribute('data-dragged', '');
      element.setPointerCapture(pointerId);
    }
    drag.move(clientX - from.x, clientY - from.y);
  };
  const release = ({ clientX, clientY }: PointerEvent): void => {
    if (from && isDragged()) drag.end(clientX - from.x, clientY - from.y);
    from = undefined;
  };
  const cancel = (event: PointerEvent): void => {
    if (drag.cancel) drag.cancel();
    else release(event);
    forget();
  };
  const click = (event: MouseEvent): void => {
    if (isDragged()) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    element.removeAttribute('data-dragged');
  };
  element.addEventListener('pointerdown', press, options);
  element.addEventListener('pointermove', move, options);
  element.addEventListener('pointerup', release, options);
  element.addEventListener('pointercancel', cancel, options);
  element.addEventListener('dragstart', (event) => event.preventDefault(), options);
  element.addEventListener('click', click, { ...options, capture: true });
}
