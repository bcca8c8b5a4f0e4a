import { styled } from 'styled-components'
import { textStyle, type TextSize } from '../../theme/text-style.js'
import { tokens } from '../../tokens/tokens.js'
import { boneStyle, lateArrival } from './bone-style.js'

export const Root = styled.span<{ $size: TextSize }>`
  display: grid;
  ${({ $size }) => textStyle($size)}
  ${lateArrival}
`

export const Bone = styled.span`
  ${boneStyle}
  inline-size: 100%;
  block-size: 1lh;

  /* As tall as the letters, in a line as tall as a line of text: nothing moves when the text comes. */
  &[data-shape='text'] {
    block-size: 0.8em;
    margin-block: calc((1lh - 0.8em) / 2);
  }

  /* The last line of a paragraph is shorter, as it is in text. */
  &[data-last-line] {
    inline-size: 62%;
  }

  &[data-shape='circle'] {
    border-radius: ${tokens.radius.pill};
  }

  &[data-shape='block'] {
    border-radius: ${tokens.radius.control};
  }
`
