import type { ReactNode } from 'react';
import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { Text } from '#src/cms/fields/Text.tsx';
import { EditedCalculator } from './EditedCalculator.tsx';

/** Authored texts of a calculator without a submit button. */
export interface EditedLiveFields {
  readonly Title: TextValue;
  readonly SubTitle: TextValue;
  readonly ApplyNow: LinkValue;
}

interface EditedLiveProps {
  readonly fields: EditedLiveFields;
  /** Authored lists and figures. */
  readonly children?: ReactNode;
}

/** Renders a calculator without a submit button in the editor. */
export const EditedLive = ({ fields, children }: EditedLiveProps) => (
  <EditedCalculator title={<Text field={fields.Title} />} applyNow={fields.ApplyNow}>
    <p className="mt-1.5 text-text-2">
      <Text field={fields.SubTitle} />
    </p>
    {children}
  </EditedCalculator>
);
