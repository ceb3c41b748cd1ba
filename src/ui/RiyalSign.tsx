import { classes } from './classes.ts';

/** The sign of the riyal, as high as a figure and in its colour. It is a drawing and never mirrors. */
export function RiyalSign({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 20 22"
      width="0.74em"
      height="0.82em"
      fill="currentColor"
      aria-hidden="true"
      className={classes('flex-none', className)}
    >
      <path d="M7 2L9.4 0L9.4 16L8.4 18.1L7 18.6ZM11.8 3L14.1 1L14.1 15.2L11.8 15.7ZM1.1 12.5L20 8.6L19.4 11.2L.5 15ZM.9 17.6L8.6 16L8 18.6L.3 20.1ZM11.8 14.7L20 13L19.4 15.6L11.8 17.2ZM11.6 19.7L20 18L19.4 20.6L11.6 22.2Z" />
    </svg>
  );
}
