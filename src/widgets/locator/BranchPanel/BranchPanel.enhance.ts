export { enhancePanel as enhance } from './enhance-panel.ts';
