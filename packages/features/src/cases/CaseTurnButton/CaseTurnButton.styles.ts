import { tokens } from '@producer-portal/ui/tokens'
import { css, styled } from 'styled-components'

const { borderWidth, color, fontSize, fontWeight, lineHeight, size } = tokens

/** Wraps at the foot of a card, beside what else is there. Its parts are plain elements: a sort draws them for each row. */
const words = css`
  flex: 1 1 8rem;
  min-inline-size: 0;
  font-size: ${fontSize.xs};
  line-height: ${lineHeight.xs};
  overflow-wrap: anywhere;

  /* The turn stands out by its weight, as its words say it */
  [data-whose] {
    color: ${color.warningText};
    font-weight: ${fontWeight.medium};
  }

  [data-step] {
    color: ${color.link};
  }

  /* In the one line of a row, what it is about says more than what to do with it, which is read out */
  &:not([role='grid'] *) [data-short] {
    display: none;
  }

  [role='grid'] & [data-whole] {
    position: absolute;
    inline-size: ${borderWidth.hairline};
    block-size: ${borderWidth.hairline};
    overflow: hidden;
    clip-path: inset(50%);
  }
`

export const Text = styled.span`
  ${words}
  color: ${color.textMuted};
`

/** A text of one line in a row; on a card it wraps like `Text`, and is as high as a target. */
export const Button = styled.button`
  ${words}
  max-inline-size: 100%;
  min-block-size: ${size.target};
  padding: 0;
  border: 0;
  background: none;
  font-family: inherit;
  text-align: start;
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

  &:hover [data-step] {
    color: ${color.linkHover};
    text-decoration: underline;
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${borderWidth.thick});
  }
`
