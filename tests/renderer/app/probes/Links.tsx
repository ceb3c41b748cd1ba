import type { ProbeProps } from '../probe.ts';

/** Plain links to the addresses that its label names. */
export const Links = ({ fields: { Label } }: ProbeProps) => (
  <nav>
    {Label.value.split(' ').map((href) => (
      <a key={href} href={href}>
        {href}
      </a>
    ))}
  </nav>
);
