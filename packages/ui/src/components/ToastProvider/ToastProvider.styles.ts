import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

export const Viewport = styled.div`
  position: fixed;
  inset-block-end: 0;
  inset-inline-end: 0;
  z-index: ${tokens.zIndex.toast};
  display: grid;
  gap: ${tokens.space[2]};
  inline-size: min(100vw, calc(${tokens.size.dialogSmall} + 2 * ${tokens.space[4]}));
  padding: ${tokens.space[4]};
  pointer-events: none;
`
