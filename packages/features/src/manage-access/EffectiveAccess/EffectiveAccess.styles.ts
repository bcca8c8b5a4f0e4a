import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, fontWeight, space } = tokens

/** The changes, and beside them what the person sees; below it where there is too little space, as with large text. */
export const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space[6]};

  & > * {
    min-inline-size: 0;
  }
  & > :first-child {
    flex: 1 1 min(100%, 40rem);
  }
  & > :last-child {
    flex: 2 1 min(100%, 18rem);
  }
`

export const Applications = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Application = styled.li`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${space[1]} ${space[4]};
  padding-block: ${space[2]};

  & + & {
    border-block-start: ${borderWidth.hairline} solid ${color.border};
  }

  &:first-child {
    padding-block-start: 0;
  }

  &[data-nothing] {
    color: ${color.textMuted};
  }
`

export const Name = styled.span`
  display: block;
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;

  [data-nothing] > * > & {
    font-weight: ${fontWeight.regular};
  }
`

/** What is seen and why, in one line where that has room. */
export const Reach = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[3]};
`

export const Next = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`
