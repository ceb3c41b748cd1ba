import { Icon } from './Icon.tsx';
import { ICON_NAMES } from './icon-names.ts';
import { defineExamples } from '../examples.ts';

export const examples = defineExamples({
  all: () => (
    <ul className="flex flex-wrap gap-4">
      {ICON_NAMES.map((name) => (
        <li key={name} className="text-center text-2xs text-text-3">
          <Icon name={name} className="mx-auto size-6 text-text" />
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  ),
  labelled: ({ t }) => <Icon name="check" label={t({ ar: 'مشمول', en: 'Included' })} className="size-6 text-success" />,
  pointing: ({ t }) => (
    <p className="flex items-center gap-4">
      <Icon name="prev" />
      {t({ ar: 'تتبع اتجاه القراءة', en: 'They follow the reading direction' })}
      <Icon name="next" />
      <Icon name="arrow" />
    </p>
  ),
});
