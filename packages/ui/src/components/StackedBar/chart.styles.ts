import { css, styled } from 'styled-components'
import { tabularNumbers, textStyle } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { color, space } = tokens

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

export const Note = styled.p`
  ${textStyle('xs')}
  color: ${color.textMuted};
`
