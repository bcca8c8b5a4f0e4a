import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, radius, space } = tokens

export const Years = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Year = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  min-inline-size: 0;
  padding: ${space[4]};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.surface};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: baseline;
  font-variant-numeric: tabular-nums;
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: start;
`

export const Files = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
`

export const File = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  justify-items: start;
  min-inline-size: 0;

  & > button {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }

  /* Starts with the facts below it, not its edge, which is not seen */
  & > [data-variant='quiet'] {
    max-inline-size: calc(100% + 2 * ${space[3]});
    margin-inline: calc(-1 * ${space[3]});
    text-align: start;
  }
`
