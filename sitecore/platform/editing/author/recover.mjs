import { messageOf } from './api.mjs';
import { History } from './history.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { TEXTS } from './texts.mjs';

// The page that cannot be shown for editing: takes back the last change of its lists, where the browser remembers one.
const holder = document.querySelector('[data-undo]');
const history = new History({ layout: holder.dataset.undo });
holder.hidden = !history.canUndo;
holder.querySelector('button').addEventListener(
  'click',
  oneAtATime(async () => {
    const result = await history.undo();
    if (result.kind === 'saved') return void location.reload();
    holder.querySelector('[role="status"]').textContent = messageOf(result, TEXTS[document.documentElement.lang]);
  }),
);
