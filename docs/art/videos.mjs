// Films and their captions: `node docs/art/videos.mjs [name…]` draws the storyboard of films.yml frame by frame, in the colours of
// each poster. It needs ffmpeg with libvpx. A film has neither sound nor words of its own: its captions, one file a
// language, are its words.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { SCENES } from './film-scenes.mjs';
import { POSTERS } from './posters.mjs';
import { rect, shape, star } from './tiles.mjs';

const here = import.meta.dirname;
const media = path.join(here, '../../sitecore/content/media/videos');

const [WIDTH, HEIGHT, FRAMES_PER_SECOND] = [640, 360, 15];
/** Seconds in which a scene opens, as a star, over the one before. */
const OPENING = 0.7;
const MAX_BYTES = 250_000;

const hash = (text) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

function sceneAt(film, index, seconds) {
  const { at, picture } = film.scenes[index];
  const end = film.scenes[index + 1]?.at ?? film.duration;
  const number = hash(`${film.name}/${index}`);
  const traits = { seed: number % 90, count: 2 + (number % 3), side: number % 2 ? 1 : -1 };
  const [ground, tints] = POSTERS[film.poster];
  const [first, second, third, fourth] = tints;
  const order = index % 2 ? [third, first, fourth, second] : tints;
  // The picture is complete a while before its scene ends.
  const time = Math.min(Math.max((seconds - at) / (end - at), 0), 1);
  const behind = shape(star(250 + 20 * time, 320, 165, traits.seed + 10 * time), first, ' fill-opacity=".28"');
  return rect(0, 0, WIDTH, HEIGHT, ground) + behind + SCENES[picture](time, order, traits);
}

function frame(film, seconds) {
  const index = film.scenes.findLastIndex(({ at }) => at <= seconds);
  const opened = (seconds - film.scenes[index].at) / OPENING;
  const scene = sceneAt(film, index, seconds);
  const body =
    index === 0 || opened >= 1
      ? scene
      : `<clipPath id="opening"><path d="${star(560 * opened ** 1.6, 320, 180, 40 * opened)}"/></clipPath>` +
        sceneAt(film, index - 1, film.scenes[index].at) +
        `<g clip-path="url(#opening)">${scene}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>`;
}

async function write(film) {
  const file = path.join(media, `${film.name}.webm`);
  const input = `-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FRAMES_PER_SECOND} -i -`;
  const output =
    '-c:v libvpx-vp9 -b:v 0 -crf 36 -g 150 -threads 1 -cpu-used 2 -pix_fmt yuv420p -fflags +bitexact -map_metadata -1';
  const ffmpeg = spawn('ffmpeg', [...`-y -loglevel error ${input} ${output}`.split(' '), file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const closed = once(ffmpeg, 'close');
  for (let index = 0; index < film.duration * FRAMES_PER_SECOND; index++) {
    const svg = Buffer.from(frame(film, index / FRAMES_PER_SECOND));
    const pixels = await sharp(svg).flatten({ background: '#000' }).removeAlpha().raw().toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await closed;
  const { size } = fs.statSync(file);
  if (code !== 0 || size > MAX_BYTES) throw new Error(`${film.name}: ffmpeg ${code}, ${size} bytes`);
  console.log(String(size).padStart(7), film.name);
}

const clock = (seconds) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;

function writeCaptions({ name, duration, scenes }, language) {
  const cues = scenes.map(
    (scene, index) => `${clock(scene.at)} --> ${clock(scenes[index + 1]?.at ?? duration)}\n${scene[language]}\n`,
  );
  fs.writeFileSync(path.join(media, `${name}.${language}.vtt`), `WEBVTT\n\n${cues.join('\n')}`);
}

const wanted = process.argv.slice(2);
for (const film of parse(fs.readFileSync(path.join(here, 'films.yml'), 'utf8'))) {
  for (const language of ['ar', 'en']) writeCaptions(film, language);
  if (wanted.length === 0 || wanted.includes(film.name)) await write(film);
}
