import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { size, space } = tokens

export const Root = styled.section`
  display: grid;
  gap: ${space[5]};
  max-inline-size: ${size.dialogLarge};
`
