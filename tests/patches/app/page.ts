import { load } from 'js-yaml';

/** A page that imports a library that the start script imports too. */
export default function Page(): string {
  return String(load('page'));
}
