import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, space } = tokens

export const Root = styled.section`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[6]};
  border-block-start: ${borderWidth.hairline} solid ${color.border};

  @media print {
    display: none;
  }
`
