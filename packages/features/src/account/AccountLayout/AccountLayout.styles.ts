import { breakpoints, media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, density, size, space } = tokens

/** The pages at the side with whose they are, and the one that is shown; on a smaller window above one another. */
export const Frame = styled.div`
  display: grid;
  grid-template: 'side way' auto 'side page' 1fr / 10rem minmax(0, 1fr);
  gap: 0 ${space[6]};

  &[data-facts] {
    grid-template: 'side way way' auto 'side page facts' 1fr / 10rem minmax(0, ${size.dialogLarge}) minmax(0, 18rem);
  }

  ${media.belowDesktop} {
    &,
    &[data-facts] {
      grid-template: 'links person' auto 'page page' auto 'facts facts' auto / minmax(0, 1fr) auto;
    }

    gap: ${space[5]} ${space[4]};
    align-items: center;
  }

  ${media.belowTablet} {
    &&:not([data-below]) {
      grid-template: 'person' auto 'links' auto 'page' auto 'facts' auto / minmax(0, 1fr);
      row-gap: ${space[1]};
    }

    &:not([data-below]) > :nth-child(n + 2) {
      margin-block-start: ${space[4]};
    }
  }
`

export const Side = styled.div`
  grid-area: side;
  display: grid;
  gap: ${space[4]};
  align-content: start;

  ${media.belowDesktop} {
    display: contents;

    & > nav {
      grid-area: links;
    }

    /* The breadcrumb replaces the links. */
    [data-below] > & > nav {
      display: none;
    }
  }
`

export const Way = styled.div`
  grid-area: way;

  ${media.belowDesktop} {
    grid-area: links;
  }
`

export const Page = styled.div`
  grid-area: page;
  min-inline-size: 0;
`

export const Facts = styled.div`
  grid-area: facts;
  align-self: start;
  min-inline-size: 0;

  ${media.belowDesktop} {
    max-inline-size: ${size.dialogLarge};
  }
`

export const Person = styled.div`
  grid-area: person;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  justify-content: space-between;
  min-inline-size: 0;
  min-block-size: ${density.control};

  & > button {
    flex: none;
  }

  @media (width >= ${breakpoints.desktop}px) {
    grid-area: auto;
    padding-block-start: ${space[3]};
    padding-inline-start: ${space[3]};
    border-block-start: ${borderWidth.hairline} solid ${color.border};
  }
`

export const Name = styled.p`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`

export const Wait = styled.div`
  display: grid;
  place-items: center;
  min-block-size: ${size.dialogSmall};
`
