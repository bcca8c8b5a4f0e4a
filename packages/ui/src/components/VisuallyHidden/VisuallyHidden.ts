import { styled } from 'styled-components'
import { hiddenVisually } from '../../theme/visually-hidden.js'

/** Use it for text that only screen reader users need. Every prop of a `<span>` applies. */
export const VisuallyHidden = styled.span`
  ${hiddenVisually}
`
