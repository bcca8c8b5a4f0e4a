import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, size, space } = tokens

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const Search = styled.div`
  display: grid;
  gap: ${space[2]};
  max-inline-size: ${size.reading};

  @media print {
    display: none;
  }
`

export const Sections = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[8]};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, ${size.reading});
  }
`

export const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin: ${space[3]} 0 0;
  padding: ${space[4]} 0 0;
  border-block-start: ${borderWidth.hairline} solid ${color.border};
  list-style: none;

  & a {
    display: inline-block;
    min-block-size: ${size.target};
  }
`

export const Results = styled(List).attrs({ as: 'ol' })`
  max-inline-size: ${size.reading};
  margin: 0;

  & mark {
    background: none;
    color: inherit;
    font-weight: ${tokens.fontWeight.semibold};
  }

  & a mark {
    text-decoration: underline;
  }
`

/** The page on which a result is. */
export const Page = styled.p`
  color: ${color.textMuted};
  font-size: ${tokens.fontSize.sm};
`

export const Contact = styled.div`
  margin-block-start: ${space[4]};
  max-inline-size: ${size.reading};
`
