import { styled } from 'styled-components'
import { tokens } from '../../../tokens/tokens.js'

/** A text that is cut, over a button that shows all of it. */
export const Cut = styled.span`
  position: relative;
  display: block;
  inline-size: fit-content;
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  text-decoration: underline dotted ${tokens.color.borderStrong};
  text-underline-offset: 0.25em;
  cursor: pointer;

  .dt-end > & {
    margin-inline-start: auto;
  }

  &:hover {
    color: ${tokens.color.linkHover};
    text-decoration-color: currentcolor;
  }

  & > button {
    position: absolute;
    inset: 0;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }

  & > button:focus-visible {
    outline-offset: calc(-1 * ${tokens.borderWidth.thick});
    border-radius: ${tokens.radius.small};
  }

  /* Above the button, so that the text itself can be pressed and selected. */
  & > span {
    position: relative;
  }
`
