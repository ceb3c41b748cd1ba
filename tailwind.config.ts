import type { Config } from 'tailwindcss';

/** `{ 500: 'var(--teal-500)', … }`: the steps of a colour of src/styles/tokens.css. */
const ramp = (name: string, steps: readonly number[]) =>
  Object.fromEntries(steps.map((step) => [step, `var(--${name}-${step})`]));

/**
 * The names under which Tailwind knows the tokens of src/styles/tokens.css. A group given here replaces Tailwind's own,
 * so that no colour, size or shadow outside the visual language can be written. Spacing keeps Tailwind's numeric steps
 * (1 = 4 px, the same as the tokens') and gains the names under `extend`.
 */
export default {
  content: [],
  theme: {
    screens: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '96rem' },
    colors: {
      inherit: 'inherit',
      current: 'currentColor',
      transparent: 'transparent',
      page: 'var(--page)',
      surface: { DEFAULT: 'var(--surface)', 2: 'var(--surface-2)' },
      quiet: 'var(--quiet)',
      night: { DEFAULT: 'var(--night)', 300: 'var(--night-300)' },
      text: { DEFAULT: 'var(--text)', 2: 'var(--text-2)', 3: 'var(--text-3)' },
      line: { DEFAULT: 'var(--line)', strong: 'var(--line-strong)' },
      control: 'var(--control)',
      primary: {
        DEFAULT: 'var(--primary)',
        hover: 'var(--primary-hover)',
        press: 'var(--primary-press)',
        soft: 'var(--primary-soft)',
      },
      danger: { DEFAULT: 'var(--danger)', ground: 'var(--danger-ground)' },
      success: { DEFAULT: 'var(--success)', ground: 'var(--success-ground)', mark: 'var(--success-mark)' },
      info: { DEFAULT: 'var(--info)', ground: 'var(--info-ground)' },
      warning: { DEFAULT: 'var(--warning)', ground: 'var(--warning-ground)' },
      white: 'var(--white)',
      ink: ramp('ink', [500, 700, 900]),
      teal: ramp('teal', [100, 200, 300, 500, 700, 800, 900, 950]),
      saffron: ramp('saffron', [100, 300, 500, 600, 800]),
      clay: ramp('clay', [100, 500, 700]),
      sand: ramp('sand', [50, 100, 200, 300, 500]),
    },
    fontFamily: { sans: 'var(--font)' },
    fontSize: {
      '2xs': 'var(--fs-2xs)',
      xs: 'var(--fs-xs)',
      sm: 'var(--fs-sm)',
      md: 'var(--fs-md)',
      lg: 'var(--fs-lg)',
      xl: 'var(--fs-xl)',
      '2xl': 'var(--fs-2xl)',
      '3xl': 'var(--fs-3xl)',
      '4xl': 'var(--fs-4xl)',
      figure: 'var(--fs-figure)',
    },
    fontWeight: {
      text: 'var(--w-text)',
      normal: '400',
      label: 'var(--w-label)',
      strong: 'var(--w-strong)',
      head: 'var(--w-head)',
    },
    letterSpacing: { normal: '0', head: 'var(--tracking-head)', display: 'var(--tracking-display)' },
    borderRadius: {
      none: '0',
      firm: 'var(--r-firm)',
      xs: 'var(--r-xs)',
      sm: 'var(--r-sm)',
      md: 'var(--r-md)',
      lg: 'var(--r-lg)',
      xl: 'var(--r-xl)',
      full: 'var(--r-full)',
    },
    boxShadow: { none: '0 0 #0000', e1: 'var(--e-1)', e2: 'var(--e-2)', e3: 'var(--e-3)' },
    transitionDuration: {
      DEFAULT: 'var(--t-fast)',
      fast: 'var(--t-fast)',
      base: 'var(--t-base)',
      slow: 'var(--t-slow)',
    },
    transitionTimingFunction: { DEFAULT: 'var(--ease)', out: 'var(--ease)', in: 'var(--ease-in)' },
    zIndex: {
      base: 'var(--z-base)',
      raised: 'var(--z-raised)',
      sticky: 'var(--z-sticky)',
      float: 'var(--z-float)',
      header: 'var(--z-header)',
      mega: 'var(--z-mega)',
      scrim: 'var(--z-scrim)',
      dialog: 'var(--z-dialog)',
      toast: 'var(--z-toast)',
      skip: 'var(--z-skip)',
    },
    extend: {
      lineHeight: {
        body: 'var(--lh-body)',
        head: 'var(--lh-head)',
        display: 'var(--lh-display)',
        tight: 'var(--lh-tight)',
      },
      spacing: {
        section: 'var(--section)',
        gutter: 'var(--gutter)',
        gap: 'var(--gap)',
        touch: 'var(--h-touch)',
        control: 'var(--h-control)',
        'control-sm': 'var(--h-control-sm)',
        kiosk: 'var(--h-kiosk)',
        strip: 'var(--h-strip)',
        header: 'var(--h-header)',
        panel: 'var(--panel)',
      },
      maxWidth: { page: 'var(--w-page)', wide: 'var(--w-wide)', read: 'var(--w-read)', measure: 'var(--measure)' },
    },
  },
} satisfies Config;
