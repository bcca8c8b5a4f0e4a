import { styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { filled, press } from './chart.styles.js'

const { color, radius, space } = tokens

export const Bar = styled.div`
  display: flex;
  gap: ${tokens.borderWidth.thick};
  block-size: ${space[3]};
  border-radius: ${radius.pill};
  background: ${color.neutralSurface};
  overflow: hidden;

  &:not(:empty) {
    background: none;
  }
`

export const Part = styled.span`
  flex: var(--value) 1 0;
  min-inline-size: ${tokens.borderWidth.thick};
  ${filled}
  transition: opacity ${tokens.duration.fast} ${tokens.easing.standard};

  &[data-faded] {
    opacity: 0.3;
  }

  ${media.reducedMotion} {
    transition: none;
  }
`

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin: 0;
  margin-inline-start: calc(-1 * ${space[1]});
  padding: 0;
  list-style: none;

  & > li {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`

export const Entry = styled.span`
  ${press}
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  min-block-size: ${tokens.size.target};
  max-inline-size: 100%;
  padding: 0 ${space[2]} 0 ${space[1]};
  text-align: start;
  overflow-wrap: anywhere;

  & > span {
    min-inline-size: 0;
  }

  @media (pointer: coarse) {
    min-block-size: ${space[8]};
  }
`

/** As wide as the check mark that takes its place. */
export const Swatch = styled.span`
  flex: none;
  inline-size: ${space[3]};
  block-size: ${space[3]};
  margin: ${space.half};
  border-radius: ${tokens.borderWidth.thick};
  ${filled}
`
