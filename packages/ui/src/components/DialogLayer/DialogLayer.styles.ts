import { FloatingOverlay } from '@floating-ui/react'
import { keyframes, styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const fadeIn = keyframes`
  from { opacity: 0; }
`

export const Overlay = styled(FloatingOverlay)`
  z-index: ${tokens.zIndex.overlay};
  display: grid;

  /* A layer of its own: if the panel faded with it, the browser would blend both again for each frame */
  &::before {
    content: '';
    position: fixed;
    inset: 0;
    z-index: -1;
    background: ${tokens.color.overlay};
    animation: ${fadeIn} ${tokens.duration.fast} ${tokens.easing.standard};
  }

  /* It goes as it came. */
  &[data-leaving]::before,
  &&[data-leaving] > * {
    animation-direction: reverse;
    animation-fill-mode: forwards;
    pointer-events: none;
  }
`

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-wrap: break-word;
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  border: ${tokens.borderWidth.hairline} solid ${tokens.color.border};
  box-shadow: ${tokens.shadow.overlay};

  &:focus {
    outline: none;
  }

  ${media.roomyHeight} {
    overflow: hidden;
  }
`
