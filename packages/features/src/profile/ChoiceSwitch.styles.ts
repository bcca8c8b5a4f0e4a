import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { space } = tokens

/** As far from the edges of its card as the lines beside it. */
export const Root = styled.div`
  padding: ${space[4]} ${space[5]};
`
