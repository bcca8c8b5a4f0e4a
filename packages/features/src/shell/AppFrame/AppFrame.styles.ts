import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { size, space } = tokens

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`

export const Search = styled.div`
  flex: 0 1 ${size.tooltip};
  min-inline-size: 0;

  ${media.belowTablet} {
    display: none;
  }
`

export const Links = styled.div`
  /* With large text the links take several lines, rather than lying over one another. */
  flex: 0 1 auto;
  min-inline-size: 0;
  margin-inline-start: auto;
  padding-block: ${space[1]};

  ${media.belowDesktop} {
    display: none;
  }
`

/** A link that leads elsewhere is not printed. */
export const Body = styled.div`
  display: flex;
  flex: 1;

  @media print {
    & > :not(:last-child),
    & > * > :not(main) {
      display: none;
    }
  }
`

export const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`

export const Foot = styled.div`
  ${media.belowTablet} {
    & > footer {
      padding-inline: ${space[4]};
    }
  }
`

export const Main = styled.main`
  flex: 1;
  padding: ${space[6]};

  &:focus {
    outline: none;
  }

  ${media.belowTablet} {
    padding: ${space[4]};
  }
`
