import type { CSSProperties } from 'react';
import { sliderStep } from './slider-step.ts';

interface SliderProps {
  /** Id of the element that labels it. */
  readonly labelledBy: string;
  readonly value: number;
  /** Upper end of the range; the lower end is 0. */
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** Value for screen readers, such as "١٬٥٠٠ ريال سعودي". */
  readonly spoken: string;
}

/** Renders a native range input from 0 to `max`, in the reading direction. */
export function Slider({ labelledBy, value, max, onChange, spoken }: SliderProps) {
  const style: CSSProperties & Record<'--filled', number> = { '--filled': Math.min(value / max, 1) };
  return (
    <input
      type="range"
      aria-labelledby={labelledBy}
      aria-valuetext={spoken}
      min={0}
      max={max}
      step={sliderStep(max)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      style={style}
      className="slider"
    />
  );
}
