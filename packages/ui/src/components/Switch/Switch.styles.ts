import { styled } from 'styled-components'
import { textStyle } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { color, size, space } = tokens
const edge = tokens.borderWidth.hairline
const trackWidth = `calc(2 * ${size.iconSmall} + ${space[1]})`

export const Root = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;

  /* The error is under the text, not under the switch. */
  & > label + * {
    padding-inline-start: calc(${trackWidth} + ${space[3]});
  }
`

export const Label = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-block-size: ${size.target};
  padding-block: ${space.half};
  cursor: pointer;

  /* Hint and state keep their color: they may say why it cannot be changed. */
  &:has(:disabled) {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    &:has(:disabled) {
      color: GrayText;
    }
  }

  @media (pointer: coarse) {
    padding-block: ${space[2]};
  }
`

export const Texts = styled.span`
  flex: 1;
  display: grid;
  gap: ${space.half};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

/**
 * Label and state are on one line while both fit, states of stretched switches below one another; on a phone the state is
 * below.
 */
export const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.half} ${space[3]};
`

export const Muted = styled.span`
  color: ${color.textMuted};

  &[data-hint] {
    ${textStyle('xs')}
  }
`

/** The native checkbox has its own state, so the switch needs no `aria-checked`. */
export const Track = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  appearance: none;
  flex: none;
  display: flex;
  align-items: center;
  inline-size: ${trackWidth};
  block-size: ${size.icon};
  margin: 0;
  padding: calc(${space.half} - ${edge});
  border: ${edge} solid ${color.borderStrong};
  border-radius: ${tokens.radius.pill};
  background: ${color.surfaceRaised};
  color: ${color.borderStrong};
  cursor: inherit;
  transition: background-color ${tokens.duration.fast} ${tokens.easing.standard};

  &::before {
    content: '';
    inline-size: calc(${size.iconSmall} - ${space.half});
    block-size: calc(${size.iconSmall} - ${space.half});
    margin-inline-start: ${edge};
    border-radius: inherit;
    background: currentColor;
    transition: translate ${tokens.duration.fast} ${tokens.easing.standard};
  }

  :where(label:hover) > & {
    background: ${color.controlHover};
    border-color: ${color.textMuted};
    color: ${color.textMuted};
  }

  &:checked {
    background: ${color.accent};
    border-color: ${color.accent};
    color: ${color.textOnAccent};
  }

  :where(label:hover) > &:checked {
    background: ${color.accentHover};
    border-color: ${color.accentHover};
    color: ${color.textOnAccent};
  }

  &:checked::before {
    translate: ${size.iconSmall};
  }

  &:checked:dir(rtl)::before {
    translate: calc(-1 * ${size.iconSmall});
  }

  &[aria-invalid='true']:not(:checked) {
    border-color: ${color.danger};
  }

  &&:disabled {
    background: ${color.neutralSurface};
    border-color: ${color.border};
    color: ${color.textDisabled};
  }

  ${media.forcedColors} {
    &:checked {
      background: Highlight;
    }
    &::before {
      background: CanvasText;
    }
    &:checked::before {
      background: Canvas;
    }
    &&:disabled {
      background: Canvas;
      border-color: GrayText;
    }
    &:disabled::before {
      background: GrayText;
    }
  }
`
