import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { fontSize, fontWeight, letterSpacing, lineHeight } = tokens

export const Root = styled.div`
  font-size: ${fontSize.xxl};
  font-weight: ${fontWeight.semibold};
  line-height: ${lineHeight.xxl};
  letter-spacing: ${letterSpacing.tight};
  font-variant-numeric: tabular-nums;
`
