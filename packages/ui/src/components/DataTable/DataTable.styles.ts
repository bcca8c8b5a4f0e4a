import { css, styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { cellStyles } from './styles/cell-styles.js'
import { gridStyles } from './styles/grid-styles.js'
import { headerStyles } from './styles/header-styles.js'
import { lockedStyles } from './styles/locked-styles.js'
import { printStyles } from './styles/print-styles.js'
import { skeletonStyles } from './styles/skeleton-styles.js'
import { wholeRowStyles } from './styles/whole-row-styles.js'

/** Forced colors: edges instead of tints, and text color for what is drawn as a surface. */
const forcedColorStyles = css`
  ${media.forcedColors} {
    .dt-lock::before {
      background: CanvasText;
      forced-color-adjust: none;
    }

    .dt-row[data-hovered] {
      border-block-end-color: Highlight;
    }

    .dt-head-locked > :last-child,
    .dt-locked > .dt-row > :last-child {
      border-inline-end-width: ${tokens.borderWidth.thick};
    }
  }
`

/** Cards have edges of their own. The border keeps its width: without it the table could be wide enough to return. */
const cardsFrame = css`
  border-color: transparent;
  border-radius: 0;
  background: transparent;
  overflow: visible;

  ${media.forcedColors} {
    border-color: Canvas;
  }
`

/** A server that doesn't know the window sends table and cards; one is hidden until the browser has measured. */
const eitherStyles = css`
  &[data-either] > .dt-cards {
    display: none;
  }

  ${media.belowTablet} {
    &[data-either] {
      ${cardsFrame}
    }

    &[data-either] > .dt-cards {
      display: flex;
    }

    &[data-either] > :is(.dt-scroller, .dt-cards + :has(+ .dt-scroller)) {
      display: none;
    }
  }
`

/**
 * The frame, and the one style sheet for what every table has: a table has thousands of cells, and a styled component for
 * each would cost more than everything else together. Parts that only some tables have are styled where they are drawn:
 * making the style sheet is a third of the cost of the first table.
 */
export const Frame = styled.div`
  --dt-row: ${tokens.density.row};
  /* A header may need two lines where the rows have one */
  --dt-head: max(var(--dt-row), 2 * ${tokens.lineHeight.sm});
  --dt-lines: 2;
  --dt-line: ${tokens.lineHeight.xs};
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  max-block-size: 100%;
  overflow: clip;
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.sm};
  line-height: ${tokens.lineHeight.sm};

  &[data-framed] {
    border: ${tokens.borderWidth.hairline} solid ${tokens.color.border};
    border-radius: ${tokens.radius.panel};
  }

  &[data-cards] {
    ${cardsFrame}
  }

  /* Two lines in a low row would touch its edges. */
  &[data-one-line] {
    --dt-lines: 1;
    --dt-line: ${tokens.lineHeight.sm};
  }

  &[data-continuous] {
    block-size: 100%;
  }

  &[data-openable] :is(.dt-row, article) {
    cursor: pointer;
  }

  /* A page of cards is as long as its cards in any layout. */
  &[data-cards]:not([data-continuous]) {
    min-block-size: auto;
    max-block-size: none;
  }

  ${eitherStyles}
  ${gridStyles}
  ${headerStyles}
  ${cellStyles}
  ${lockedStyles}
  ${forcedColorStyles}
  ${printStyles}
`

/** The rows of a page. */
export const WholeRows = styled.div`
  ${wholeRowStyles}
`

/** The shape of rows that load. */
export const Skeleton = styled.div`
  ${skeletonStyles}
`

/** Holds a message in place of the rows. */
export const Message = styled.div`
  flex: 1 1 auto;
  display: grid;
  place-content: center;
  min-block-size: calc(4 * ${tokens.density.row});
  padding: ${tokens.space[6]};
  text-align: center;
`

/** Holds the page buttons; their space is reserved while they load. */
export const Footer = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[6]};
  box-sizing: content-box;
  min-block-size: ${tokens.density.controlSmall};
  padding: ${tokens.space[2]} ${tokens.density.cellInline};
  border-block-start: ${tokens.borderWidth.hairline} solid ${tokens.color.border};

  & > nav {
    flex: 1 1 ${tokens.size.field};
    min-inline-size: 0;
  }

  /* The last row has a line of its own. */
  .dt-scroller + & {
    border-block-start: 0;
  }

  [data-cards] > & {
    padding-inline: 0;
    border-block-start: 0;
  }

  /* No rows are claimed before their cards can be seen. */
  [data-cards] > [aria-busy]:empty ~ & {
    visibility: hidden;
  }

  /* Which of the rows are on the paper is said there, too. */
  @media print {
    & > :not(nav) {
      display: none;
    }
  }
`
