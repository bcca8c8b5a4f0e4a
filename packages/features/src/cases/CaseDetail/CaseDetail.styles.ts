import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, size, space } = tokens

/** Name, status and action, each in its column, the last as wide as its widest button. */
export const Requirements = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 15rem minmax(6rem, max-content);
  column-gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.belowTablet} {
    display: block;
  }

  & > * + * {
    border-block-start: ${borderWidth.hairline} solid ${color.border};
  }
`

/** On a phone the status is under the name. */
export const Requirement = styled.li`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: subgrid;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  min-block-size: ${size.touch};
  padding-block: ${space[2]};
  overflow-wrap: anywhere;

  & > button {
    justify-self: end;
  }

  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > * {
      grid-column: 1;
    }

    & > button {
      grid-area: 1 / 2 / span 2;
    }
  }
`

/** Details that tell it apart from others of its type is below it. */
export const RequirementName = styled.div`
  display: grid;
  min-inline-size: 0;
`

/** The status and since when: the days are a column of their own. */
export const RequirementStatus = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-items: center;
  min-inline-size: 0;

  & > [data-since] {
    margin-inline-start: auto;

    ${media.belowTablet} {
      margin-inline-start: 0;
    }
  }
`
