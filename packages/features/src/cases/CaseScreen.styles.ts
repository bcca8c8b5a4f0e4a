import { Link } from '@producer-portal/ui'
import { media, tokens } from '@producer-portal/ui/tokens'
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

/** One list without pages scrolls in a frame of its own: as high as its rows, and never higher than the window. */
export const Table = styled.div`
  min-inline-size: 0;

  &[data-continuous] {
    block-size: min(85dvh, calc((var(--case-rows) + 2) * ${tokens.density.row}));

    ${media.belowTablet} {
      block-size: 85dvh;
    }
  }
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
