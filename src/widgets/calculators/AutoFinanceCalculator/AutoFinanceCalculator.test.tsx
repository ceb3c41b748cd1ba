import { it } from 'vitest';
it.todo('is written next');
