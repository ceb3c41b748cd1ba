import type { ImageValue } from '#sitecore/definitions/fields/image.ts';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { classes } from '#src/ui/classes.ts';
import { Star } from '#src/ui/icon/Star.tsx';
import { initialsOf } from './initials.ts';

interface RosetteProps {
  readonly image: ImageValue;
  readonly name: string;
  /** Loads the picture at once. */
  readonly priority?: boolean;
  readonly className?: string;
}

/**
 * Renders a person's picture: the pattern of their own with their initials, the site's star when they have none, or a
 * photograph, which says with its alternative text who is on it.
 */
export function Rosette({ image, name, priority = false, className }: RosetteProps) {
  const isPhotograph = image.alt !== '';
  return (
    <span className={classes('rosette', className)}>
      {image.src === '' && !image.editable && <Star className="rosette-star" />}
      <Picture field={image} priority={priority} />
      {!isPhotograph && (
        <b aria-hidden="true" className="rosette-initials">
          {initialsOf(name)}
        </b>
      )}
    </span>
  );
}
