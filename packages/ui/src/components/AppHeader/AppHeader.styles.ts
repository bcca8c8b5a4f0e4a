import { styled } from 'styled-components'
import { motifStyle } from '../../theme/motif-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { color, space } = tokens

export const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.zIndex.header};
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-block-size: ${tokens.size.header};
  padding-inline: ${space[5]};
  border-block-end: ${tokens.borderWidth.hairline} solid ${color.border};
  background: ${color.surface};
  /* A line of the brand that takes no height. */
  box-shadow: inset 0 ${tokens.borderWidth.thick} 0 ${color.accent};

  ${media.belowTablet} {
    /* Large text may leave no room on one line. */
    flex-wrap: wrap;
    gap: ${space[2]};
    padding-inline: ${space[3]};
  }

  /* On paper it is the heading: whose page this is, with the brand's drawing. */
  @media print {
    position: relative;

    & > :not(a) {
      display: none;
    }

    &::after {
      ${motifStyle}
      inset-block-start: 0;
      inset-inline-end: ${space[5]};
      inline-size: calc(2 * ${space[12]});
      aspect-ratio: 1;
      print-color-adjust: exact;
    }
  }
`

export const MenuSlot = styled.span`
  display: none;

  ${media.belowDesktop} {
    display: inline-flex;
  }
`

export const Home = styled.a`
  display: inline-flex;
  min-inline-size: 0;
  min-block-size: ${tokens.size.target};
  border-radius: ${tokens.radius.small};
  text-decoration: none;

  /* A long name is cut before the buttons go to a line of their own. */
  flex: 1 6rem;
  max-inline-size: max-content;
`

export const Middle = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-inline-size: 0;

  ${media.belowTablet} {
    & > * {
      display: none;
    }
  }
`

export const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
`
