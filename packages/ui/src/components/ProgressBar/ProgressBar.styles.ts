import { keyframes, styled } from 'styled-components'
import { tabularNumbers, textStyle } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { color, space } = tokens

const pulse = keyframes`
  50% { opacity: 0.25; }
`

const travel = keyframes`
  from { inset-inline-start: -40%; }
  to { inset-inline-start: 100%; }
`

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  ${textStyle('sm')}
`

export const Body = styled.div`
  flex: 1;
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.half} ${space[3]};
`

export const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-weight: ${tokens.fontWeight.medium};
`

export const Value = styled.span`
  color: ${color.textMuted};
  ${tabularNumbers}
`

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`

/** The empty part has an edge, so that its length is seen where colors are not. */
export const Track = styled.div`
  position: relative;
  flex: 1;
  block-size: ${space[2]};
  overflow: hidden;
  /* A bar that grows at every frame leaves the layout of the page alone. */
  contain: strict;
  border: ${tokens.borderWidth.hairline} solid ${color.border};
  border-radius: ${tokens.radius.pill};
  background: ${color.neutralSurface};

  ${media.forcedColors} {
    border-color: CanvasText;
  }
`

export const Fill = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: var(--pp-progress);
  border-radius: inherit;
  background: ${color.accent};
  transition: inline-size ${tokens.duration.slow} ${tokens.easing.standard};

  [data-tone='success'] & {
    background: ${color.successText};
  }

  [data-tone='danger'] & {
    background: ${color.danger};
  }

  &[data-unknown] {
    inline-size: 40%;
    animation: ${travel} ${tokens.duration.skeleton} linear infinite;
  }

  ${media.reducedMotion} {
    &[data-unknown] {
      inline-size: 100%;
      opacity: 0.6;
      /* It fades rather than travels, and a full bar that stood still would say that all is done. */
      animation: ${pulse} 2s ease-in-out infinite !important;
    }
  }

  ${media.forcedColors} {
    &&& {
      background: Highlight;
    }
  }
`
