import { Field } from '@producer-portal/ui'
import * as S from './rebranding.styles.js'

export interface RangeFieldProps {
  label: string
  /** The value that it changes. */
  hint: string
  value: number
  /** The greatest value; the least is 0. */
  most: number
  step: number
  /** The value in words, shown and read out: `150°`. */
  text: string
  /** A CSS color or gradient along the track; the accent by default. */
  track?: string
  onValueChange: (value: number) => void
}

/** A number chosen by dragging or with the arrow keys. */
export function RangeField({ label, hint, value, most, step, text, track, onValueChange }: RangeFieldProps) {
  return (
    <Field label={label} hint={hint} isFullWidth>
      {({ required: _required, ...control }) => (
        <S.RangeRow>
          <S.Range
            type="range"
            min={0}
            max={most}
            step={step}
            value={value}
            aria-valuetext={text}
            style={track === undefined ? undefined : { background: track }}
            onChange={({ target }) => onValueChange(target.valueAsNumber)}
            {...control}
          />
          <S.Figure aria-hidden>{text}</S.Figure>
        </S.RangeRow>
      )}
    </Field>
  )
}
