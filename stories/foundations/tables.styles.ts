import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, radius, space } = tokens

export const Values = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    align-items: center;
  }
`

export const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[2]};
`

export const Dot = styled.span`
  flex: none;
  inline-size: ${space[4]};
  block-size: ${space[4]};
  border: ${borderWidth.hairline} solid ${color.borderStrong};
  border-radius: ${radius.pill};
`

export const Sample = styled.span`
  display: inline-block;
  min-inline-size: ${space[16]};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};

  &[data-edge] {
    min-block-size: ${space[6]};
    border: ${borderWidth.thick} solid currentColor;
  }
`
