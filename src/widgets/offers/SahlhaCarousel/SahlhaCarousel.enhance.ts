export { enhanceRing as enhance } from './enhance-ring.ts';
