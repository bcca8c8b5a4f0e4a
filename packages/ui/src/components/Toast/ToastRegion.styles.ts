import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

export const Region = styled.div`
  position: fixed;
  inset-block-end: 0;
  inset-inline-end: 0;
  z-index: ${tokens.zIndex.toast};
  display: grid;
  gap: ${tokens.space[2]};
  inline-size: min(100vw, calc(${tokens.size.dialogSmall} + 2 * ${tokens.space[4]}));
  max-block-size: 100dvh;
  padding: ${tokens.space[4]};
  /* On a short or much enlarged screen three of them are taller than the window. */
  overflow-y: auto;
  pointer-events: none;
`
