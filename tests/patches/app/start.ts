// Longer than the 20,000 bytes from which Next makes a chunk of what two entries import.
import { load } from 'js-yaml';

if (load('start: true')) {
  void import('./view.ts').then(({ open }) => open());
  void import('./enhancement.ts').then(({ enhance }) => enhance());
}
