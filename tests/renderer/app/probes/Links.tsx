import type { ProbeProps } from '../probe.ts';

/** Plain links to the paths in its label. */
export const Links = ({ fields: { Label } }: ProbeProps) => (
  <nav>
    {Label.value.split(' ').map((href) => (
      <a key={href} href={href}>
        {href}
      </a>
    ))}
  </nav>
);
