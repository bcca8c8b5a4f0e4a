import { css } from 'styled-components'
import { boneStyle, lateArrival } from '../../Skeleton/bone-style.js'
import { rowStyles } from './grid-styles.js'

/** The shape of rows that load. */
export const skeletonStyles = css`
  inline-size: var(--dt-width);
  overflow: clip;
  ${lateArrival}

  .dt-skeleton-row {
    ${rowStyles}
    grid-template-columns: var(--dt-locked-columns,) var(--dt-main-columns);
  }

  .dt-bone {
    ${boneStyle}
    block-size: 0.8em;
  }
`
