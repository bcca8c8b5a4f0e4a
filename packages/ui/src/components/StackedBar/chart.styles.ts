import { css, styled } from 'styled-components'
import { tabularNumbers, textStyle } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { color, space } = tokens
const { thick } = tokens.borderWidth

/** A part of a chart says what it stands for in words and a number; its color only repeats how good the news is. */
export const chartColors = {
  accent: color.accent,
  success: `color-mix(in oklab, ${color.successText} 75%, ${color.successSurface})`,
  warning: `color-mix(in oklab, ${color.warningText} 75%, ${color.warningSurface})`,
  danger: `color-mix(in oklab, ${color.dangerText} 75%, ${color.dangerSurface})`,
  info: `color-mix(in oklab, ${color.infoText} 75%, ${color.infoSurface})`,
  neutral: color.borderStrong,
} as const

export type ChartTone = keyof typeof chartColors

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[2]};
  min-inline-size: 0;
`

/** Parts that can be pressed in a chart, and looks the same where it cannot. */
export const press = css`
  border: 0;
  border-radius: ${tokens.radius.small};
  background: transparent;
  color: ${color.text};
  ${textStyle('xs')}

  &[aria-pressed] {
    cursor: pointer;
  }

  &[aria-pressed]:hover {
    background: ${color.controlHover};
  }

  &[aria-pressed='true'] {
    background: ${color.surfaceSelected};
    font-weight: ${tokens.fontWeight.semibold};
  }

  & > svg {
    flex: none;
    color: ${color.accentText};
  }
`

export const Value = styled.span`
  ${tabularNumbers}
  font-weight: ${tokens.fontWeight.semibold};
`

/** The system's colors leave no backgrounds: a part is drawn by one that they keep. */
export const kept = css`
  ${media.forcedColors} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`

/** Stripes as wide as their gaps, at an angle in degrees. */
const stripes = (angle: number) =>
  `repeating-linear-gradient(${angle}deg, transparent 0 ${thick}, var(--gap) ${thick} calc(2 * ${thick}))`

/** The fillings that tell parts of one tone apart, the quietest first. */
export const fillings: readonly [string, ...string[]] = [
  'none',
  'linear-gradient(var(--gap), var(--gap))',
  stripes(45),
  stripes(0),
  stripes(-45),
  `repeating-conic-gradient(var(--gap) 0 25%, transparent 0 50%) 0 / calc(2 * ${thick}) calc(2 * ${thick})`,
  stripes(90),
  `${stripes(90)}, ${stripes(0)}`,
]

/** A part of the whole: in its tone, with a filling of its own, and an edge that holds the pale ones together. */
export const filled = css`
  --gap: color-mix(in oklab, var(--tone) 25%, ${color.surfaceRaised});
  background: var(--filling), var(--tone);
  box-shadow: inset 0 0 0 ${tokens.borderWidth.hairline} var(--tone);

  /* The system's colors leave one color: there, each part has a filling of its own, whatever its tone. */
  ${media.forcedColors} {
    --gap: Canvas;
    background: var(--filling-of-all), CanvasText;
    box-shadow: inset 0 0 0 ${tokens.borderWidth.hairline} CanvasText;
    forced-color-adjust: none;
  }
`

/** The empty part of a bar: quiet, and without an edge. */
export const track = css`
  background: color-mix(in oklab, ${color.text} 12%, transparent);

  ${media.forcedColors} {
    outline: ${tokens.borderWidth.hairline} solid;
  }
`

export const Note = styled.p`
  ${textStyle('xs')}
  color: ${color.textMuted};
`
