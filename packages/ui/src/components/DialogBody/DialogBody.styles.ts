import { styled } from 'styled-components'
import { media, sideSpace } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { borderWidth, color, space } = tokens

/** In a window too low for head and foot to stay in view, the whole dialog scrolls instead. */
export const Root = styled.div`
  flex: 1 0 auto;
  padding-block: ${space[1]} ${space[6]};
  padding-inline: ${sideSpace};
  border-block-start: ${borderWidth.hairline} solid transparent;

  &[data-scrolled] {
    border-block-start-color: ${color.border};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${space[1]});
  }

  ${media.roomyHeight} {
    flex: 1;
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`

export const Footer = styled.div`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
  padding-block: ${space[4]};
  padding-inline: ${sideSpace};
  border-block-start: ${borderWidth.hairline} solid ${color.border};

  /* On a phone they share the line equally and are as tall as a finger needs; a long one has a line of its own. */
  ${media.belowTablet} {
    & > * {
      flex: 1 1 0;
      min-inline-size: min-content;
      min-block-size: ${tokens.size.touch};
    }
  }

  /* With large text on a phone each has a line of its own. */
  ${media.tinyContainer} {
    & > * {
      flex-basis: 100%;
      min-inline-size: 0;
    }
  }
`
