import { styled } from 'styled-components'
import { choiceLine, choiceMark, wrongMark } from '../Field/choice.styles.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { color } = tokens

export const Options = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  justify-items: start;

  &[data-layout='row'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[1]} ${tokens.space[5]};
  }

  &[data-layout='segmented'] {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0;
    max-inline-size: 100%;
    padding: ${tokens.space.half};
    border: ${tokens.borderWidth.hairline} solid ${color.borderStrong};
    border-radius: ${tokens.radius.control};
    background: ${color.surface};
  }
`

export const Option = styled.label`
  ${choiceLine}

  /* The whole segment is the choice; its circle is there for assistive technology alone. */
  [data-layout='segmented'] > & {
    position: relative;
    flex: 1 0 auto;
    justify-content: center;
    align-items: center;
    min-block-size: ${tokens.size.target};
    padding: ${tokens.space[1]} ${tokens.space[3]};
    border-radius: ${tokens.radius.small};
    text-align: center;
    white-space: nowrap;

    & > input {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      margin: 0;
      opacity: 0;
    }

    &:hover {
      background: ${color.controlHover};
    }

    &:has(:checked) {
      background: ${color.accentSubtle};
      box-shadow: inset 0 0 0 ${tokens.borderWidth.hairline} ${color.accent};
      color: ${color.accentText};
      font-weight: ${tokens.fontWeight.medium};
    }

    &:has(:focus-visible) {
      outline: ${tokens.borderWidth.thick} solid ${color.focusRing};
      outline-offset: ${tokens.borderWidth.hairline};
    }

    ${media.forcedColors} {
      &:has(:checked) {
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
    }
  }
`

export const Words = styled.span`
  display: grid;
  gap: ${tokens.space.half};
  min-inline-size: 0;
`

export const Circle = styled.input`
  ${choiceMark}
  border-radius: ${tokens.radius.pill};

  &::before {
    inline-size: 0.375rem;
    block-size: 0.375rem;
    border-radius: inherit;
  }

  [aria-invalid='true'] &:not(:checked, :disabled) {
    ${wrongMark}
  }
`
