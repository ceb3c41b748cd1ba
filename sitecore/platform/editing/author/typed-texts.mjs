/** Texts that are typed and not saved, stored by the browser until they are, so that a reload or a crash loses none. */
const keyOf = (field) => `author-text ${field.key} ${field.language}`;

export function keepTyped(field) {
  try {
    sessionStorage.setItem(keyOf(field), JSON.stringify(field.read()));
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

/** Writes the stored texts of a page's fields into it; calls `note` with each field whose text differs. */
export function restoreTyped(fields, note) {
  for (const field of fields) {
    const stored = readStored(field);
    if (stored === null) continue;
    if (stored === JSON.stringify(field.read())) forgetTyped(field);
    else {
      field.write(JSON.parse(stored));
      note(field);
    }
  }
}

function readStored(field) {
  try {
    return sessionStorage.getItem(keyOf(field));
  } catch {
    return null;
  }
}
