import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, space } = tokens

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-end: ${borderWidth.hairline} solid ${color.border};
`

export const Request = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[3]};
  border-block-start: ${borderWidth.hairline} solid ${color.border};
  overflow-wrap: anywhere;
`

export const Facts = styled.div`
  display: grid;
  gap: ${space.half};
`
