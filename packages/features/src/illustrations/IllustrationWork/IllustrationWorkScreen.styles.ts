import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { EntryList } from '../../i18n/EntryList.styles.js'

const { space } = tokens

export const Area = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  outline: none;
`

export const Search = styled.div`
  max-inline-size: 24rem;
`

export const List = styled(EntryList)`
  & > li {
    gap: ${space[3]} ${space[5]};

    ${media.belowTablet} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
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
