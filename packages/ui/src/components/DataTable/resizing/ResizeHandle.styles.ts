import { styled } from 'styled-components'
import { tokens } from '../../../tokens/tokens.js'

const { size, borderWidth, color } = tokens

/** At the end of its own header, and nowhere over the next: what the keys come to is never covered by another's handle. */
export const Handle = styled.span`
  position: absolute;
  z-index: ${tokens.zIndex.raised};
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: ${size.target};
  cursor: col-resize;
  touch-action: none;
  user-select: none;

  /* Drawn as an edge: forced colors remove backgrounds. */
  &::after {
    content: '';
    position: absolute;
    inset-block: ${tokens.space[3]};
    inset-inline-end: 0;
    border-inline-end: ${borderWidth.hairline} solid ${color.borderStrong};
  }

  /* The edge of the locked block is a line already. */
  .dt-head-locked > :last-child > &::after {
    border-color: transparent;
  }

  &&:hover::after,
  &&:focus::after,
  &&[data-active]::after {
    inset-block: 0;
    border-inline-end: ${borderWidth.thick} solid ${color.accent};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${borderWidth.thick});
  }

  &[data-pressed]:focus-visible {
    outline: none;
  }

  @media print {
    display: none;
  }
`
