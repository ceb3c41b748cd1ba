import { vi } from 'vitest';

// The files of a process share Node's modules and packages, which are expensive to load, but not the project's: what a module
// of the project remembers, and what a file mocks, ends with the file.
vi.resetModules();
