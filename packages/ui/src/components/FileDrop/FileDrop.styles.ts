import { styled } from 'styled-components'
import { textStyle } from '../../theme/text-style.js'
import { tokens } from '../../tokens/tokens.js'
import { boxDisabled } from '../Field/Field.styles.js'

const { color, space } = tokens

export const Zone = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  min-block-size: ${space[16]};
  padding: ${space[4]};
  border: ${tokens.borderWidth.hairline} dashed ${color.borderStrong};
  border-radius: ${tokens.radius.panel};
  background: ${color.surfaceRaised};
  ${textStyle('sm')}
  color: ${color.textMuted};
  text-align: center;
  transition: background-color ${tokens.duration.fast} ${tokens.easing.standard};

  &:hover:not(:has(:disabled)) {
    background: ${color.controlHover};
  }

  &[data-over] {
    border-color: ${color.accent};
    background: ${color.accentSubtle};
  }

  &:has([aria-invalid='true']) {
    border-color: ${color.danger};
  }

  &:has(:focus-visible) {
    outline: ${tokens.borderWidth.thick} solid ${color.focusRing};
    outline-offset: ${tokens.borderWidth.hairline};
  }

  &:has(:disabled) {
    ${boxDisabled}
    /* Its text is not the label of a control, and stays readable. */
    color: ${color.textMuted};
  }
`

/** Looks like a link; the input over it takes the press. */
export const Choose = styled.span`
  color: ${color.link};
  font-weight: ${tokens.fontWeight.medium};
  text-decoration: underline;
  text-underline-offset: 0.2em;

  ${Zone}:has(:disabled) & {
    color: inherit;
    text-decoration: none;
  }
`

/** Lies over the whole zone and cannot be seen: the browser's own control does the work. */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  font-size: 0;
  cursor: pointer;

  &::file-selector-button {
    cursor: inherit;
  }

  &:disabled {
    cursor: not-allowed;
  }
`
