import { keyframes, styled } from 'styled-components'
import { textStyle, type TextSize } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const arrive = keyframes`
  from { opacity: 0; }
`
const breathe = keyframes`
  50% { opacity: 0.55; }
`

export const Root = styled.span<{ $size: TextSize }>`
  display: grid;
  ${({ $size }) => textStyle($size)}
  animation: ${arrive} ${tokens.duration.fast} ${tokens.duration.skeletonDelay} backwards;

  ${media.reducedMotion} {
    animation: ${arrive} 0.01ms ${tokens.duration.skeletonDelay} backwards !important;
  }
`

export const Bone = styled.span`
  display: block;
  inline-size: 100%;
  block-size: 1lh;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.skeleton};
  animation: ${breathe} ${tokens.duration.skeleton} ease-in-out infinite;

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

  ${media.forcedColors} {
    border: ${tokens.borderWidth.hairline} solid GrayText;
  }
`
