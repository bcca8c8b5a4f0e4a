import { css } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { color, size, space } = tokens
// A set of radio buttons of which none is chosen counts as indeterminate too.
const chosen = ":is(:checked, [type='checkbox']:indeterminate)"

/** The line of a choice: its mark, then its text. A press anywhere on it counts. */
export const choiceLine = css`
  display: inline-flex;
  align-items: flex-start;
  gap: ${space[2]};
  min-inline-size: ${size.target};
  min-block-size: ${size.target};
  padding-block: ${space.half};
  cursor: pointer;

  /* A hint keeps its color: it may say why the choice is closed. */
  &:has(:disabled) {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    padding-block: ${space[2]};
  }

  ${media.forcedColors} {
    &:has(:disabled) {
      color: GrayText;
    }
  }
`

/** The mark of a choice: an empty box or circle, filled with the accent once it is chosen. */
export const choiceMark = css`
  appearance: none;
  flex: none;
  display: grid;
  place-content: center;
  inline-size: ${size.iconSmall};
  block-size: ${size.iconSmall};
  margin: ${space.half};
  border: ${tokens.borderWidth.hairline} solid ${color.borderStrong};
  background: ${color.surfaceRaised};
  color: ${color.textOnAccent};
  cursor: inherit;
  transition: background-color ${tokens.duration.fast} ${tokens.easing.standard};

  &::before {
    content: '';
    background: currentColor;
    transform: scale(0);
    transition: transform ${tokens.duration.fast} ${tokens.easing.standard};
  }

  :where(label:hover) > & {
    background: ${color.controlHover};
    border-color: ${color.textMuted};
  }

  &${chosen} {
    background: ${color.accent};
    border-color: ${color.accent};
  }

  :where(label:hover) > &${chosen} {
    background: ${color.accentHover};
    border-color: ${color.accentHover};
  }

  &${chosen}::before {
    transform: none;
  }

  &&&:disabled {
    background: ${color.neutralSurface};
    border-color: ${color.border};
    color: ${color.textDisabled};
  }

  ${media.forcedColors} {
    &::before {
      background: CanvasText;
    }
    &&&:disabled {
      border-color: GrayText;
    }
    &:disabled::before {
      background: GrayText;
    }
  }
`

/** Edge of a mark whose choice is missing or wrong. */
export const wrongMark = css`
  border-color: ${color.danger};
`
