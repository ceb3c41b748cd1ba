// Vector art on the lattice of the eight-pointed star: `node docs/art/generate.mjs` writes every picture of the demo bank,
// the site's patterns and its favicon. Same seed, same bytes. All is drawn for left-to-right reading, its weight at the
// right; Arabic pages mirror it. Nothing here contains text.
import './brand.mjs';
import './cards.mjs';
import './covers.mjs';
import './grounds.mjs';
import './heroes.mjs';
import './merchants.mjs';
import './news.mjs';
import './offers.mjs';
import './people.mjs';
import './posters.mjs';
import './products.mjs';
import { files } from './save.mjs';

for (const [name, bytes] of files) console.log(String(bytes).padStart(6), name);
console.log(`${files.length} files, ${files.reduce((sum, [, bytes]) => sum + bytes, 0)} compressed bytes`);
