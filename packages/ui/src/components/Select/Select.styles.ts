import { styled } from 'styled-components'
import { textStyle } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { hiddenVisually } from '../../theme/visually-hidden.js'
import { box, boxDisabled, boxEnd, boxHolder, control } from '../Field/Field.styles.js'

export const Box = styled.div`
  ${boxHolder}

  & > svg {
    ${boxEnd}
    inset-inline-end: ${tokens.space[3]};
    margin-block: auto;
  }
`

export const Native = styled.select`
  ${control}
  appearance: none;
  padding-inline-end: ${tokens.space[10]};
  text-overflow: ellipsis;
  cursor: pointer;

  &:disabled {
    opacity: 1;
  }

  /* While nothing is chosen, its first line is a placeholder. */
  &:not(:disabled):has(> option[value='']:checked) {
    color: ${tokens.color.textMuted};

    & > option {
      color: ${tokens.color.text};
    }
  }

  ${media.forcedColors} {
    background: Field;
  }
`

/** The box of a select with its label inside: it has the look, and the select over it has the presses and the keys. */
export const Inline = styled.div`
  ${boxHolder}
  ${box}
  align-items: center;
  max-inline-size: ${tokens.size.field};
  padding-inline-end: ${tokens.space[10]};

  &[data-full-width] {
    max-inline-size: none;
  }

  &:hover {
    border-color: ${tokens.color.textMuted};
  }

  &:has(> [data-set]) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accentSubtle};
    color: ${tokens.color.accentText};
  }

  &:has(> :focus-visible) {
    outline: ${tokens.borderWidth.thick} solid ${tokens.color.focusRing};
    outline-offset: ${tokens.borderWidth.hairline};
  }

  &:has(> :disabled) {
    ${boxDisabled}
  }

  & > svg {
    ${boxEnd}
    inset-inline-end: ${tokens.space[3]};
    margin-block: auto;
  }

  ${media.forcedColors} {
    &:has(> [data-set]) {
      border-color: Highlight;
    }

    &:has(> :focus-visible) {
      outline-color: Highlight;
    }
  }
`

export const HiddenLabel = styled.label`
  ${hiddenVisually}
`

/** The choice as text. */
export const Shown = styled.span`
  ${textStyle('sm')}
  overflow-wrap: anywhere;

  & > b {
    font-weight: ${tokens.fontWeight.medium};
  }
`

export const Covering = styled.select`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  appearance: none;
  border: 0;
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  /* That of the box: telephones zoom in on smaller text, also where it is invisible. */
  font: inherit;
  opacity: 0;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }
`
