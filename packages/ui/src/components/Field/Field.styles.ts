import { css, styled } from 'styled-components'
import { textStyle } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

export const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  max-inline-size: ${tokens.size.field};

  &[data-full-width] {
    max-inline-size: none;
  }
`

export const Label = styled.label`
  justify-self: start;
  font-weight: ${tokens.fontWeight.medium};
`

export const Star = styled.span`
  color: ${tokens.color.dangerText};
`

export const Hint = styled.span`
  ${textStyle('xs')}
  color: ${tokens.color.textMuted};
`

export const Problem = styled.span`
  display: flex;
  gap: ${tokens.space[1]};
  ${textStyle('xs')}
  font-weight: ${tokens.fontWeight.medium};
  color: ${tokens.color.dangerText};
`

/** The box that text and choices are entered in, without what its control does to it. */
export const box = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${tokens.density.control};
  padding-inline: ${tokens.space[3]};
  padding-block: ${tokens.space[1]};
  border: ${tokens.borderWidth.hairline} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  ${textStyle('sm')}
  transition: border-color ${tokens.duration.fast} ${tokens.easing.standard};

  /* Telephones zoom in on boxes with smaller text. */
  @media (pointer: coarse) {
    ${textStyle('md')}
  }
`

/** The look of a box whose control cannot be used. */
export const boxDisabled = css`
  background: ${tokens.color.neutralSurface};
  color: ${tokens.color.textDisabled};
  border-color: ${tokens.color.border};
  cursor: not-allowed;

  ${media.forcedColors} {
    color: GrayText;
    border-color: GrayText;
  }
`

/** The control that is its own box: an input, a text area, or a select. */
export const control = css`
  ${box}

  &:hover {
    border-color: ${tokens.color.textMuted};
  }

  &[aria-invalid='true'] {
    border-color: ${tokens.color.danger};
  }

  &:focus-visible {
    outline-offset: ${tokens.borderWidth.hairline};
  }

  &:read-only:not(select) {
    background: ${tokens.color.neutralSurface};
  }

  &:disabled {
    ${boxDisabled}
  }
`

/** Holds a box and its content. */
export const boxHolder = css`
  position: relative;
  display: grid;

  &:has(:disabled) > * {
    color: ${tokens.color.textDisabled};
  }

  ${media.forcedColors} {
    &:has(:disabled) > * {
      color: GrayText;
    }
  }
`

/** An icon inside the box, at its start. */
export const boxStart = css`
  position: absolute;
  inset-inline-start: ${tokens.space[3]};
  inset-block: 0;
  margin-block: auto;
  color: ${tokens.color.textMuted};
  pointer-events: none;
`

/** Buttons and icons inside the box, at its end. Presses between them go to the box. */
export const boxEnd = css`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${tokens.space[1]};
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${tokens.color.textMuted};
  pointer-events: none;

  & > button {
    pointer-events: auto;
  }
`
