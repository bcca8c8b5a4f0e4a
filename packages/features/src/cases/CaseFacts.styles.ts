import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, space } = tokens

export const Root = styled.div`
  display: grid;
  gap: ${space[6]};
`

export const Section = styled.section`
  display: grid;
  gap: ${space[2]};
`

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > * + * {
    border-block-start: ${borderWidth.hairline} solid ${color.border};
  }
`

export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  justify-content: space-between;
  padding-block: ${space[2]};
  overflow-wrap: anywhere;

  & > * {
    min-inline-size: 0;
  }
`
