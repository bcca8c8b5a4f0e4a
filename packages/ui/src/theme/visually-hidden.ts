import { css } from 'styled-components'

/** Takes part in the text that is read out, and in nothing else. */
export const hiddenVisually = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  border: 0;
  white-space: nowrap;
`
