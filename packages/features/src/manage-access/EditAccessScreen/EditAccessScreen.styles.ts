import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  min-inline-size: 0;
  max-inline-size: ${tokens.size.dialogLarge};
`

export const Waiting = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
`
