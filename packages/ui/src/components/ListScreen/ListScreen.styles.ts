import { styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

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

/** They stay together where the toolbar breaks into lines, so that none of them stands alone. */
export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
`

/** One list without pages scrolls in a frame of its own: as high as its rows, and never higher than the window. */
export const Table = styled.div`
  min-inline-size: 0;

  &[data-continuous] {
    block-size: min(85dvh, calc((var(--list-rows) + 2) * ${tokens.density.row}));

    ${media.belowTablet} {
      block-size: 85dvh;
    }
  }
`
