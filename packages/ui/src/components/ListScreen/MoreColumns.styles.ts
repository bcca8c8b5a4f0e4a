import { styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

/** Fades the column that is cut at the end of a wide table; as high as its rows, and never over its scroll bars. */
export const Edge = styled.div`
  position: absolute;
  inset-block-start: ${tokens.borderWidth.hairline};
  z-index: 1;
  /* Wide enough that a cut number does not pass for a smaller one; a column that ends there keeps its text */
  inline-size: clamp(${tokens.space[3]}, var(--pp-cut, 0rem), ${tokens.space[10]});
  border-start-end-radius: calc(${tokens.radius.panel} - ${tokens.borderWidth.hairline});
  background: linear-gradient(to right, transparent, ${tokens.color.surface} 85%);
  pointer-events: none;

  /* What is left of a figure that ends beyond would be another one; a header without its figures would look empty. */
  &[data-figure] {
    inline-size: max(${tokens.space[3]}, var(--pp-cut, 0rem));
    background:
      linear-gradient(to right, transparent, ${tokens.color.surface} ${tokens.space[3]}) 0 var(--pp-head, 0rem)
        no-repeat,
      linear-gradient(to right, transparent, ${tokens.color.tableHeader} ${tokens.space[3]}) 0 0 / 100%
        var(--pp-head, 0rem) no-repeat;
  }

  &:dir(rtl) {
    scale: -1 1;
  }

  ${media.forcedColors} {
    display: none;
  }

  @media print {
    display: none;
  }
`

/** As wide with either text, so that nothing beside it moves. */
export const MoreColumns = styled.span`
  display: inline-grid;
  justify-items: end;
  min-inline-size: 8.75rem;
  white-space: nowrap;
`
