import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

export const Root = styled.div`
  max-inline-size: ${tokens.size.menu};
`
