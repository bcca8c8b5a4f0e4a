import { styled } from 'styled-components'
import { tokens } from '../../../tokens/tokens.js'

const { size, borderWidth, color } = tokens

/** Half in its own header and half in the next, so that it lies over the paddings and not over the text. */
export const Handle = styled.span`
  position: absolute;
  z-index: ${tokens.zIndex.raised};
  inset-block: 0;
  inset-inline-end: calc(${size.target} / -2);
  inline-size: ${size.target};
  cursor: col-resize;
  touch-action: none;
  user-select: none;

  /* Drawn as an edge: forced colors remove backgrounds. */
  &::after {
    content: '';
    position: absolute;
    inset-block: ${tokens.space[3]};
    inset-inline-start: calc(50% - ${borderWidth.hairline});
    border-inline-start: ${borderWidth.hairline} solid ${color.borderStrong};
  }

  /* The edge of the locked block is a line already. */
  .dt-head-locked > :last-child > &::after {
    border-color: transparent;
  }

  &&:hover::after,
  &&:focus::after,
  &&[data-active]::after {
    inset-block: 0;
    border-inline-start: ${borderWidth.thick} solid ${color.accent};
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

  /* Nothing is drawn beyond the last header. */
  .dt-head-main > :last-child > & {
    inset-inline-end: 0;
  }

  .dt-head-main > :last-child > &::after {
    inset-inline: auto 0;
  }
`
