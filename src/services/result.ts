export { failure, type Result, success } from '#sitecore/contracts/result.ts';
