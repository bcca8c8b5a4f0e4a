import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

export const Trigger = styled.button`
  display: inline-flex;
  padding: ${tokens.space[1]};
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: transparent;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${tokens.color.controlHover};
  }
`
