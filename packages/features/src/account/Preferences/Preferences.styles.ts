import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { size, space } = tokens

export const Root = styled.section`
  display: grid;
  gap: ${space[5]};
  max-inline-size: ${size.dialogLarge};
`

/** A way to a page with more of them: where it leads, and what is there. */
export const Way = styled.div`
  display: grid;
  gap: ${space.half};
  justify-items: start;
  padding: ${space[4]} ${space[5]};
`
