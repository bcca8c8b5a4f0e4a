import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, radius, size, space } = tokens

export const Root = styled.div`
  display: grid;
  gap: ${space[6]};
`

/** Where the case stands, in one line where there is room. */
export const Band = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  min-block-size: ${size.touch};
  padding: ${space[2]} ${space[4]};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.neutralSurface};
`

export const Section = styled.section`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`

export const Requirements = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > * + * {
    border-block-start: ${borderWidth.hairline} solid ${color.border};
  }
`

/** The status and the action have a place of their own at the end, so that they line up from row to row. */
export const Requirement = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  min-block-size: ${size.touch};
  padding-block: ${space[2]};
  overflow-wrap: anywhere;
`

export const RequirementName = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  min-inline-size: 0;
`

export const RequirementStatus = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-items: center;
  min-inline-size: 0;
`
