import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, radius, space } = tokens

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`

/** The launch buttons of a row are on one line. */
export const CardItem = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[5]};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.surfaceRaised};
  overflow-wrap: anywhere;

  & > :last-child {
    align-self: start;
    margin-block-start: auto;
  }
`

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};

  & > a {
    min-block-size: ${tokens.size.target};
  }
`
