export { enhanceLocator as enhance } from '#src/features/locator/enhance-locator.ts';
