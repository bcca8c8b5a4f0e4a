import { Link } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

export const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: ${tokens.density.controlSmall};
  padding-inline: ${tokens.space[2]};

  & > svg {
    margin: 0;
  }
`
