import { findBlock } from './blocks.mjs';
import { element, iconButton } from './elements.mjs';
import { openItem } from './item-panel.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { blockChoices, openPicker } from './picker.mjs';

/**
 * Frames the rendering under the pointer or the focus, with its tools above it. The frame lies over the page, so that the
 * page and its chromes stay unchanged. Returns a function to call when the page has changed.
 */
export function watchChromes(author) {
  const bar = element('div', { className: 'author-block', role: 'group', dir: document.documentElement.dir });
  const frame = element('div', { className: 'author-frame' }, bar);
  document.body.append(frame);
  let pairs = chromePairs();
  let shown;
  const hide = () => {
    frame.hidden = true;
    shown = undefined;
  };
  const follow = ({ target }) => {
    if (!(target instanceof Node) || frame.contains(target)) return;
    const pair = innermost(pairs, target);
    if (!pair) return void hide();
    if (pair === shown) return;
    shown = pair;
    frame.hidden = false;
    showTools(bar, pair, author);
    place();
  };
  const place = () => shown && placeAround(frame, shown);
  hide();
  // Fonts and pictures that arrive later, and what an author types, move a block.
  new ResizeObserver(place).observe(document.body);
  document.addEventListener('pointerover', follow);
  document.addEventListener('focusin', follow);
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

function placeAround(frame, { open, close }) {
  const boxes = boxesBetween(open, close);
  const [left, top] = ['left', 'top'].map((side) => Math.min(...boxes.map((box) => box[side])));
  const [right, bottom] = ['right', 'bottom'].map((side) => Math.max(...boxes.map((box) => box[side])));
  frame.style.top = `${top + scrollY}px`;
  frame.style.left = `${left + scrollX}px`;
  frame.style.width = `${right - left}px`;
  frame.style.height = `${bottom - top}px`;
}

/** Returns the boxes of the elements between two chromes; those of its children for one that has no box itself. */
function boxesBetween(open, close) {
  const between = [];
  for (let at = open.nextElementSibling; at && at !== close; at = at.nextElementSibling) between.push(at);
  const boxes = between.flatMap(boxesOf);
  if (boxes.length > 0) return boxes;
  const range = document.createRange();
  range.setStartAfter(open);
  range.setEndBefore(close);
  return [range.getBoundingClientRect()];
}

function boxesOf(element) {
  const { display } = getComputedStyle(element);
  if (display === 'contents') return [...element.children].flatMap(boxesOf);
  const box = element.getBoundingClientRect();
  return display === 'none' || box.height === 0 ? [] : [box];
}

function showTools(bar, { open, label }, author) {
  const found = findBlock(author.page.outline, open.id);
  const name = found?.block.name ?? label;
  bar.setAttribute('aria-label', name);
  bar.replaceChildren(element('b', {}, name), ...(found ? blockTools(author, found, name) : []));
}

/** Returns the buttons of a block. They are for the pointer: the panel of blocks has the same for the keyboard. */
function blockTools(author, { placeholder: { list, revision, blocks }, at, block }, name) {
  const { page, texts, history } = author;
  const change = oneAtATime(async (operation) => {
    const saved = await author.changes.save();
    if (saved.kind !== 'saved') return void author.show(saved);
    const result = await history.change({ item: page.layout, list, revision, operation });
    if (result.kind === 'saved') await author.reloadPage();
    else author.show(result);
  });
  const tool = (icon, text, action, disabled = false) =>
    iconButton(icon, `${text}: ${name}`, action, { tabIndex: -1, disabled });
  const choose = (chosen) => change({ kind: 'add', at: at + 1, name: chosen });
  return [
    tool('up', texts.up, () => change({ kind: 'move', at, to: at - 1 }), at === 0),
    tool('down', texts.down, () => change({ kind: 'move', at, to: at + 1 }), at === blocks.length - 1),
    tool('copy', texts.duplicate, () => change({ kind: 'duplicate', at })),
    tool('edit', texts.edit, () => openItem(author, block.item, { title: name, onChange: author.reloadOnClose })),
    tool('remove', texts.remove, () => change({ kind: 'remove', at })),
    tool('add', texts.addAfter, () =>
      openPicker({ page, texts, title: texts.addBlock, choices: blockChoices(page), choose }),
    ),
  ];
}
