import { elementId } from '#src/cms/fields/element-id.ts';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { pagePaths } from '#src/config/paths.ts';
import { PANEL_PHRASES } from '#src/features/locator/locator-phrases.ts';
import { PlaceMap } from '#src/features/locator/map/PlaceMap.tsx';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { Link } from '#src/ui/action/Link.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { BranchPanelProps } from './BranchPanel.widget.ts';
import { ChosenPlace } from './ChosenPlace.tsx';
import { PanelCode } from './PanelCode.tsx';
import { PanelLists } from './PanelLists.tsx';

/** Renders the branches and ATMs that offer a service, and the hours of one; a browser changes both in place. */
export function BranchPanel(props: BranchPanelProps) {
  const { fields, params, phrases, page } = props;
  const [level, partLevel] = params.TitleLevel === '1' ? ([1, 2] as const) : ([2, 3] as const);
  const browserPhrases = Object.fromEntries(PANEL_PHRASES.map((key) => [key, phrases[key]]));
  return (
    <Section {...elementId(params.RenderingIdentifier)}>
      <Wrap>
        <div className="panel-head">
          <div>
            <Heading level={level} size="2xl">
              <Text field={fields.Title} />
            </Heading>
            {isShown(fields.Description) && (
              <p className="mt-2 max-w-[52ch] text-pretty text-text-2">
                <Text field={fields.Description} />
              </p>
            )}
          </div>
          <Link variant="go" href={localizeHref(pagePaths.branches, page.language)}>
            {phrases.panel_full_list}
          </Link>
        </div>
        <div data-panel="" data-host={page.servicesHost} data-phrases={JSON.stringify(browserPhrases)}>
          <ServiceTypes {...props} />
          <div className="panel-box">
            <PanelLists {...props} partLevel={partLevel} />
            <PlaceMap
              settings={props.data.map}
              phrases={phrases}
              language={page.language}
              className="panel-map noscript:hidden"
            />
            <ChosenPlace {...props} partLevel={partLevel} />
            <PanelCode {...props} />
          </div>
        </div>
      </Wrap>
    </Section>
  );
}

/** Renders the types of service as buttons, one pressed; without scripts they submit the type. In editing they are its texts. */
const ServiceTypes = ({ data: { types, type }, fields, phrases, page }: BranchPanelProps) =>
  types.length > 0 && (
    <form action={localizeHref(page.path, page.language)} data-types="">
      <div role="group" aria-label={phrases.panel_types} className="panel-types filter-pills">
        {page.state === 'edit'
          ? fields.ServiceTypes.map(({ id, fields: { Title } }) => (
              <span key={id}>
                <Text field={Title} />
              </span>
            ))
          : types.map(({ id, title, icon }) => (
              <button key={id} name="type" value={id} data-title={title} aria-pressed={title === type}>
                {icon !== '' && <Icon name={icon} />}
                {title}
              </button>
            ))}
      </div>
    </form>
  );
