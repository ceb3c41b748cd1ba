import type { ReactNode } from 'react';
import type { FormElement, FormOption } from '#sitecore/rules/forms/form-model.ts';
import type { ElementState } from '#sitecore/rules/forms/apply-rules.ts';
import type { FormNode, GroupNode, TextNode, ValueNode } from '#sitecore/contracts/form-view.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { ChosenFile } from './chosen-files.ts';
import type { BuilderPhrases } from './phrases.ts';

/** A form as its elements read it. */
export interface BuilderContext {
  /** Unique on the page; prefix of the fields' ids. */
  readonly id: string;
  readonly language: Language;
  readonly phrases: BuilderPhrases;
  /** True once scripts run: what a rule hides or disables is so for good. */
  readonly isLive: boolean;
  /** True while the form is being sent. */
  readonly isPending: boolean;
  /** True on a page that is edited: everything is shown and nothing is sent. */
  readonly isEdited: boolean;
  /** Returns true for an element that a rule shows or hides. */
  readonly isConditional: (element: FormElement) => boolean;
  readonly stateOf: (element: FormElement) => ElementState;
  readonly valuesOf: (node: ValueNode) => readonly string[];
  /** Returns the options of a list, which may depend on another. */
  readonly optionsOf: (node: ValueNode) => readonly FormOption[];
  /** Returns the words of a list in which nothing is chosen. */
  readonly emptyTextOf: (node: ValueNode) => string;
  readonly filesOf: (node: ValueNode) => readonly ChosenFile[];
  readonly errorOf: (node: ValueNode) => string | undefined;
  readonly change: (node: ValueNode, values: readonly string[]) => void;
  readonly chooseFiles: (node: ValueNode, files: readonly ChosenFile[]) => void;
  /** Call when the visitor leaves a field, which is then checked. */
  readonly leave: (node: ValueNode) => void;
}

/** Props of the component of an element. */
export interface BuilderProps<Node extends FormNode = FormNode> {
  readonly node: Node;
  readonly form: BuilderContext;
  /** Renders the elements of a page or section. */
  readonly render: (nodes: readonly FormNode[]) => ReactNode;
}

export type FieldProps = BuilderProps<ValueNode>;
export type GroupProps = BuilderProps<GroupNode>;
export type TextProps = BuilderProps<TextNode>;
