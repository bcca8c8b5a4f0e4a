import { styled } from 'styled-components'
import { hiddenVisually } from '../../theme/visually-hidden.js'

/** Use it for words that only people who listen to the page need. Every prop of a `<span>` applies. */
export const VisuallyHidden = styled.span`
  ${hiddenVisually}
`
