import { Link } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  min-inline-size: 0;
`

export const List = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
`

/** A way to another page that stands among the buttons of a toolbar. */
export const ToolbarLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: ${tokens.density.controlSmall};

  & > svg {
    margin: 0;
  }
`
