import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${tokens.size.target};
    font-weight: ${tokens.fontWeight.medium};
    white-space: nowrap;
  }
`
