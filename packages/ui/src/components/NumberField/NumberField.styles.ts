import { styled } from 'styled-components'
import { tabularNumbers } from '../../theme/text-style.js'
import { tokens } from '../../tokens/tokens.js'
import { box, boxDisabled } from '../Field/Field.styles.js'

/** The whole box looks like the control, so that the units are inside it beside the figures. */
export const Box = styled.div`
  ${box}
  display: flex;
  align-items: stretch;
  padding: 0;

  &:hover {
    border-color: ${tokens.color.textMuted};
  }

  &:has([aria-invalid='true']) {
    border-color: ${tokens.color.danger};
  }

  &:has(:focus-visible) {
    outline: ${tokens.borderWidth.thick} solid ${tokens.color.focusRing};
    outline-offset: ${tokens.borderWidth.hairline};
  }

  &:has(> input:read-only) {
    background: ${tokens.color.neutralSurface};
  }

  &:has(> input:disabled) {
    ${boxDisabled}
  }
`

export const Input = styled.input`
  flex: 1;
  min-inline-size: 0;
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border: 0;
  background: transparent;
  color: inherit;
  cursor: inherit;
  ${tabularNumbers}

  /* The ring goes around the whole box. */
  &:focus-visible {
    outline: none;
  }

  /* A minus stands before its number, also where the script runs the other way. */
  &:dir(rtl) {
    unicode-bidi: plaintext;
    text-align: right;
  }

  span + & {
    padding-inline-start: ${tokens.space[1]};
  }

  &:has(+ span) {
    padding-inline-end: ${tokens.space[1]};
  }
`

export const Unit = styled.span`
  flex: none;
  align-self: center;
  padding-inline-start: ${tokens.space[3]};
  color: ${tokens.color.textMuted};

  * + & {
    padding-inline: 0 ${tokens.space[3]};
  }
`
