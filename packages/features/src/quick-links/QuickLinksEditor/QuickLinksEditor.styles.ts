import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, fontSize, radius, space } = tokens

export const Option = styled.span`
  display: grid;
  overflow-wrap: anywhere;

  & > small {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
`

export const Marks = styled.ul`
  margin: 0;
  padding: 0;
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.control};
  list-style: none;

  & > li {
    padding: ${space[2]} ${space[3]};
  }
  & > li + li {
    border-block-start: ${borderWidth.hairline} solid ${color.border};
  }
`

export const Waiting = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]};
`
