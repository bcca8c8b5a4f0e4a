import { styled } from 'styled-components'
import { cutText } from '../../../theme/text-style.js'
import { tokens } from '../../../tokens/tokens.js'

/** A text that is cut, over a button that shows all of it. */
export const Cut = styled.span`
  ${cutText}
  display: block;
  inline-size: fit-content;
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;

  .dt-end > & {
    margin-inline-start: auto;
  }

  & > button:focus-visible {
    outline-offset: calc(-1 * ${tokens.borderWidth.thick});
    border-radius: ${tokens.radius.small};
  }
`
