import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, size, space } = tokens

/** What is changed, and on wide windows beside it what the person sees; below it on others. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};

  @media (width >= 1200px) {
    grid-template-columns: minmax(0, ${size.dialogLarge}) minmax(0, 1fr);
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
`

export const Name = styled.span`
  overflow-wrap: anywhere;
`

export const Reach = styled.div`
  display: grid;
  gap: ${space[1]};
`

export const Next = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`
