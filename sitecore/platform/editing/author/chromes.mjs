/**
 * Frames the rendering under the pointer. The frame lies over the page, so that the page and its chromes stay unchanged.
 * Returns a function to call when the page has changed.
 */
export function watchChromes() {
  const frame = document.createElement('div');
  frame.className = 'author-frame';
  frame.setAttribute('aria-hidden', 'true');
  document.body.append(frame);
  let pairs = chromePairs();
  const hide = () => (frame.hidden = true);
  hide();
  document.addEventListener('pointerover', ({ target }) => {
    const pair = target instanceof Node ? innermost(pairs, target) : undefined;
    if (pair) showFrame(frame, pair);
    else hide();
  });
  document.documentElement.addEventListener('pointerleave', hide);
  return () => {
    pairs = chromePairs();
    hide();
  };
}

/** Returns the opening and closing chrome of each rendering, outer ones first. */
function chromePairs() {
  const pairs = [];
  const opened = [];
  for (const chrome of document.querySelectorAll('code[chrometype="rendering"]')) {
    if (chrome.getAttribute('kind') === 'open') {
      const pair = { open: chrome, close: undefined, label: chrome.getAttribute('hintname') ?? '' };
      opened.push(pair);
      pairs.push(pair);
    } else {
      const pair = opened.pop();
      if (pair) pair.close = chrome;
    }
  }
  return pairs.filter(({ close }) => close);
}

const isBetween = ({ open, close }, node) =>
  Boolean(open.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) &&
  Boolean(close.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING);

const innermost = (pairs, node) => pairs.findLast((pair) => isBetween(pair, node));

function showFrame(frame, { open, close, label }) {
  const range = document.createRange();
  range.setStartAfter(open);
  range.setEndBefore(close);
  const { top, left, width, height } = range.getBoundingClientRect();
  frame.style.top = `${top + scrollY}px`;
  frame.style.left = `${left + scrollX}px`;
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  frame.dataset.label = label;
  frame.hidden = false;
}
