import { EditOnlyText } from '#src/cms/fields/EditOnlyText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { paths } from '#src/config/paths.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Badge } from '#src/ui/text/Badge.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { BranchAside } from './BranchAside.tsx';
import type { BranchDetailProps } from './BranchDetail.widget.ts';
import { BranchHours } from './BranchHours.tsx';

/** Renders the page of a branch: its hours, what it offers and how to reach it. */
export function BranchDetail(props: BranchDetailProps) {
  const { fields, phrases } = props;
  return (
    <>
      <BranchHead {...props} />
      <Wrap className="branch-page">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-gap">
          <BranchHours {...props} />
          <Facilities title={phrases.branch_services} facilities={fields.BranchServices} />
          <Facilities title={phrases.branch_access} facilities={fields.Accessibility} isPlain />
        </div>
        <BranchAside {...props} />
      </Wrap>
    </>
  );
}

function BranchHead({ fields, phrases }: BranchDetailProps) {
  const { Title, BannerTitle, Address, City, POITag, IsLadies } = fields;
  const title = isShown(BannerTitle) ? BannerTitle : Title;
  return (
    <section className="relative overflow-clip">
      <img src={paths.branchImage} alt="" width="1200" height="480" className="branch-art" />
      <Wrap className="relative flex flex-col pt-4 pb-36 lg:min-h-72 lg:pt-16 lg:pb-10">
        <div className="my-auto max-w-[34rem] pt-4">
          {(isShown(POITag) || IsLadies) && (
            <p className="mb-2">
              <Badge>{isShown(POITag) ? <Text field={POITag} /> : phrases.branch_ladies_only}</Badge>
            </p>
          )}
          <Heading level={1} size="3xl">
            <Text field={title} />
          </Heading>
          {title === BannerTitle && <EditOnlyText field={Title} />}
          <p className="mt-2 text-lg text-pretty text-text-2">
            {isShown(Address) && (
              <>
                <Text field={Address} />
                <Comma text={City.value} />
              </>
            )}
            <Text field={City} />
          </p>
        </div>
      </Wrap>
    </section>
  );
}

/** Renders the comma of the script of a text. */
const Comma = ({ text }: { readonly text: string }) => (/[ء-ي]/.test(text) ? '، ' : ', ');

interface FacilitiesProps {
  readonly title: string;
  readonly facilities: BranchDetailProps['fields']['BranchServices'];
  /** Icons without their stars. */
  readonly isPlain?: boolean;
}

/** Renders what a branch offers; nothing for an empty list. */
function Facilities({ title, facilities, isPlain = false }: FacilitiesProps) {
  if (facilities.length === 0) return null;
  return (
    <section className="branch-panel">
      <Heading level={2} size="xl">
        {title}
      </Heading>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {facilities.map(({ id, fields: { Title, Icon: icon } }) => (
          <li key={id} className="flex items-center gap-3 text-sm">
            {isPlain ? (
              <Icon name={icon.value || 'check'} className="size-6 flex-none text-primary" />
            ) : (
              <StarIcon name={icon.value || 'check'} />
            )}
            <span>
              <Text field={Title} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
