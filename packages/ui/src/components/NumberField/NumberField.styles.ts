import { styled } from 'styled-components'
import { tabularNumbers } from '../../theme/textStyle.js'
import { tokens } from '../../tokens/tokens.js'
import { control } from '../Field/Field.styles.js'

/** The whole box looks like the control, so that the units stand inside it beside the figures. */
export const Box = styled.div`
  ${control}
  display: flex;
  align-items: stretch;
  padding: 0;

  &:has(:focus-visible) {
    outline: ${tokens.borderWidth.thick} solid ${tokens.color.focusRing};
    outline-offset: ${tokens.borderWidth.hairline};
  }

  &:has([aria-invalid='true']) {
    border-color: ${tokens.color.danger};
  }

  &:has(:disabled) {
    color: ${tokens.color.textDisabled};
    border-color: ${tokens.color.border};
    cursor: not-allowed;
  }

  &&:not(:has(:disabled, :read-only:not(div, span))) {
    background: ${tokens.color.surfaceRaised};
  }
`

export const Input = styled.input`
  flex: 1;
  min-inline-size: 0;
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border: 0;
  background: transparent;
  color: inherit;
  outline: none;
  ${tabularNumbers}

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
