import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, density, fontSize, fontWeight, radius, size, space } = tokens

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 16rem minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }

  /* The first person begins in the upper half of the screen. */
  ${media.belowTablet} {
    --pp-density-control: ${density.controlSmall};
    gap: ${space[3]};
  }
`

export const Agencies = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};

  /* Folded, it looks like the field that it works as. */
  & > div {
    border: ${borderWidth.hairline} solid ${color.borderStrong};
    border-radius: ${radius.control};
  }

  && > div > button {
    min-block-size: ${density.control};
    padding-block: ${space[2]};
  }
`

export const AgencyList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  max-block-size: 24rem;
  margin: 0 calc(-1 * ${space[1]});
  /* Room for the focus ring, which a scrolling list cuts off at its edges */
  padding: ${space[1]};
  scroll-padding: ${space[1]};
  overflow-y: auto;
  list-style: none;

  /* Side by side; the fourth line shows in part: there is more to scroll to */
  ${media.belowDesktop} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
    max-block-size: 13rem;
  }

  & a {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-block-size: ${size.touch};
    align-content: center;
    padding: ${space[2]} ${space[3]};
    border: ${borderWidth.hairline} solid transparent;
    border-radius: ${radius.control};
    color: ${color.text};
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  & a:hover {
    background: ${color.controlHover};
  }
  & a[aria-current] {
    border-color: ${color.accent};
    background: ${color.accentSubtle};
    color: ${color.accentText};
    font-weight: ${fontWeight.medium};
  }
  ${media.forcedColors} {
    & a {
      border-color: Canvas;
    }
    & a[aria-current] {
      border-color: Highlight;
    }
  }
  & small {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.regular};
  }
`

/** The filters stand beside the name of the agency where there is room, otherwise below. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]} ${space[6]};

  & > [role='group'] {
    flex: 0 1 auto;
  }
`

/** The count and the way to the review share a line, as wide as a phone. */
export const Facts = styled.div`
  flex: 1 1 14rem;
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[4]};

  & > h2 {
    flex: 1 0 100%;
  }

  ${media.belowTablet} {
    justify-content: space-between;
  }
`

/* A second line tells people of one name apart. */
export const Name = styled.span`
  display: grid;
  line-height: ${tokens.lineHeight.xs};

  & small {
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
`

/* While a search shows all its matches without pages, the table scrolls within this height. */
export const Table = styled.div`
  min-inline-size: 0;

  &[data-continuous] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    block-size: calc(var(--found) * ${density.row} + ${space[1]});
    max-block-size: 70dvh;
  }
`
