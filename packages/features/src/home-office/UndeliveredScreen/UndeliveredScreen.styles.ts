import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, fontWeight, space } = tokens

export const Area = styled.div`
  outline: none;
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[4]} ${space[5]};
  border-block-end: ${borderWidth.hairline} solid ${color.border};
`

export const Subject = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-items: center;
  font-weight: ${fontWeight.semibold};
`
