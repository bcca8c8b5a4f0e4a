import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { space } = tokens

export const PageLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
`
