import * as runtime from 'react/jsx-dev-runtime';
import { markChildren } from './mark-children.ts';

export { Fragment, type JSX } from 'react/jsx-dev-runtime';

/** React's JSX runtime of development with the text rules applied; see jsx-runtime.ts. */
export const jsxDEV: typeof runtime.jsxDEV = (type, props, key, isStatic, ...rest) =>
  runtime.jsxDEV(type, markChildren(type, props), key, isStatic, ...rest);
