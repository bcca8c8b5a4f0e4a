import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { color, fontSize, fontWeight, lineHeight, size } = tokens

/** Wraps at the foot of a card, beside what else is there. */
export const Text = styled.span`
  flex: 1 1 8rem;
  min-inline-size: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  line-height: ${lineHeight.xs};
  overflow-wrap: anywhere;
`

/** A text of one line in a row; on a card it wraps like `Text`, and is as high as a target. */
export const Button = styled.button`
  flex: 1 1 8rem;
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: ${size.target};
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-size: ${fontSize.xs};
  line-height: ${lineHeight.xs};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  [role='grid'] & {
    display: block;
    min-block-size: 0;
    line-height: inherit;
    /* Cut at its own end, whatever the direction of the page. */
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.borderWidth.thick});
  }
`

/** The turn stands out by its weight, as its words say it. */
export const Whose = styled.span`
  color: ${color.warningText};
  font-weight: ${fontWeight.medium};
`

export const Step = styled.span`
  color: ${color.link};

  button:hover > & {
    color: ${color.linkHover};
    text-decoration: underline;
  }
`

/** On a card. In the one line of a row, what it is about says more than what to do with it, which is read out. */
export const Whole = styled.span`
  [role='grid'] & {
    position: absolute;
    inline-size: ${tokens.borderWidth.hairline};
    block-size: ${tokens.borderWidth.hairline};
    overflow: hidden;
    clip-path: inset(50%);
  }
`

export const Short = styled.span`
  display: none;

  [role='grid'] & {
    display: inline;
  }
`
