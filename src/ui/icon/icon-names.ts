export { ICON_NAMES, type IconName } from '#sitecore/rules/icon-names.ts';
