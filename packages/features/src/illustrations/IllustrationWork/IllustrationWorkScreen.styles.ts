import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { EntryList } from '../../i18n/EntryList.styles.js'

const { color, space } = tokens

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
    gap: ${space[2]} ${space[5]};
    padding-block: ${space[3]};

    ${media.belowTablet} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

/** What a request is about, in columns where there is room. */
export const Facts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  align-items: start;
  justify-items: start;
  gap: ${space[1]} ${space[4]};
`

/** Takes the place of a request that has moved to another view. */
export const Moved = styled.li`
  outline: none;

  && {
    align-items: center;
    padding-block: ${space[2]};
    background: ${color.successSurface};
  }

  & > span {
    display: flex;
    align-items: center;
    gap: ${space[2]};

    & > svg {
      flex: none;
      color: ${color.successText};
    }
  }
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
