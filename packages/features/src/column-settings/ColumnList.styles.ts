import { ReorderList } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { color, size, space } = tokens

/** The bar at the foot of the window must not cover the button that has the focus. */
export const List = styled(ReorderList)`
  & button {
    scroll-margin-block: ${size.header} calc(2 * ${size.touch});
  }

  & button[data-lock-of][data-locked] {
    color: ${color.accentText};
  }
`

export const Column = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  overflow-wrap: anywhere;

  &[data-hidden] {
    color: ${color.textMuted};
  }
`
