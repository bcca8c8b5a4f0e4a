import { media } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, space } = tokens

export const Area = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  outline: none;
`

export const Search = styled.div`
  max-inline-size: 24rem;
`

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[3]} ${space[5]};
    align-items: start;
    padding: ${space[4]} ${space[5]};
    overflow-wrap: anywhere;

    ${media.belowTablet} {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  & > li + li {
    border-block-start: ${borderWidth.hairline} solid ${color.border};
  }
`

export const Facts = styled.div`
  display: grid;
  gap: ${space[1]};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

/** Keeps the line breaks of what was asked. */
export const Asked = styled.p`
  margin: 0;
  white-space: pre-line;
`
