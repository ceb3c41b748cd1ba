/** Texts that are typed and not saved, stored by the browser until they are, so that a reload or a crash loses none. */
const keyOf = (field) => `author-text ${field.key} ${field.language}`;

/** Stores what is typed into a field, with the text that the page showed before. */
export function keepTyped(field, base) {
  try {
    sessionStorage.setItem(keyOf(field), JSON.stringify({ value: field.read(), base }));
  } catch {
    // A browser without storage keeps them on the page only.
  }
}

export function forgetTyped(field) {
  try {
    sessionStorage.removeItem(keyOf(field));
  } catch {
    // Nothing was stored.
  }
}

/** Writes the stored texts of a page's fields into it; calls `note` with each field whose text differs, and the text before it. */
export function restoreTyped(fields, note) {
  for (const field of fields) {
    const stored = readStored(field);
    if (stored?.value === undefined) continue;
    if (JSON.stringify(stored.value) === JSON.stringify(field.read())) forgetTyped(field);
    else {
      field.write(stored.value);
      note(field, stored.base);
    }
  }
}

function readStored(field) {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(field)));
  } catch {
    return null;
  }
}
