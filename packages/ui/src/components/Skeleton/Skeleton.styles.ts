import { keyframes, styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const arrive = keyframes`
  from { opacity: 0; }
`
const breathe = keyframes`
  50% { opacity: 0.55; }
`

export const Root = styled.span`
  display: grid;
  gap: ${tokens.space[2]};
  animation: ${arrive} ${tokens.duration.fast} ${tokens.duration.skeletonDelay} backwards;

  ${media.reducedMotion} {
    animation: ${arrive} 0.01ms ${tokens.duration.skeletonDelay} backwards !important;
  }
`

export const Bone = styled.span`
  display: block;
  inline-size: 100%;
  block-size: ${tokens.space[3]};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.skeleton};
  animation: ${breathe} ${tokens.duration.skeleton} ease-in-out infinite;

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
