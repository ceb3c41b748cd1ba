import type { CSSProperties } from 'react';
import { sliderStep } from './slider-step.ts';

interface SliderProps {
  /** The id of what it is called by. */
  readonly labelledBy: string;
  readonly value: number;
  /** Where it ends; it begins at 0. */
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** The value as it is heard, "١٬٥٠٠ ريال سعودي". */
  readonly spoken: string;
}

/** A number of zero or more, set by hand: the browser's own range, which the keyboard moves and which runs as one reads. */
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
