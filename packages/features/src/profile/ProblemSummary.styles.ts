import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

/** Far enough apart for fingers. */
export const List = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  margin: 0;
  padding-inline-start: ${tokens.space[5]};
  padding-block-start: ${tokens.space[1]};
`
