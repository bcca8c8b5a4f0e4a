import { css, keyframes } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const arrive = keyframes`
  from { opacity: 0; }
`
const breathe = keyframes`
  50% { opacity: 0.55; }
`

/** Shows a skeleton after 150 ms, so that quick answers don't flash. */
export const lateArrival = css`
  animation: ${arrive} ${tokens.duration.fast} ${tokens.duration.skeletonDelay} backwards;

  ${media.reducedMotion} {
    animation: ${arrive} 0.01ms ${tokens.duration.skeletonDelay} backwards !important;
  }
`

/** The look of what is drawn in place of content that is loading; its size is up to the caller. */
export const boneStyle = css`
  display: block;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.skeleton};
  animation: ${breathe} ${tokens.duration.skeleton} ease-in-out infinite;

  ${media.forcedColors} {
    border: ${tokens.borderWidth.hairline} solid GrayText;
  }
`
