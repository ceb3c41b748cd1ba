import * as runtime from 'react/jsx-runtime';
import { markChildren } from './mark-children.ts';

export { Fragment, type JSX } from 'react/jsx-runtime';

/**
 * React's JSX runtime with the text rules applied (tsconfig's `jsxImportSource`): so they hold for all text that a view
 * renders, on the server and in the browser, at first and after every change (decision 45).
 */
export const jsx: typeof runtime.jsx = (type, props, key) => runtime.jsx(type, markChildren(type, props), key);

/** Like `jsx`, for an element with several children. */
export const jsxs: typeof runtime.jsxs = (type, props, key) => runtime.jsxs(type, markChildren(type, props), key);
