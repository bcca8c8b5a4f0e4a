import { css } from 'styled-components'
import { tokens } from '../tokens/tokens.js'

/** The drawing of the brand, very pale. It is a mask, so that it takes the color of the mode. */
export const motifStyle = css`
  content: '';
  position: absolute;
  background: color-mix(in oklab, ${tokens.color.text} 6%, transparent);
  mask: var(--pp-brand-motif) center / contain no-repeat;
`
