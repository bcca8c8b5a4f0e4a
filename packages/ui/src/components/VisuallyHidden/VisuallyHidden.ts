import { styled } from 'styled-components'
import { hiddenVisually } from '../../theme/visually-hidden.js'

// Code samples of Storybook show the name.
/** Use it for text that only screen reader users need. Every prop of a `<span>` applies. */
export const VisuallyHidden = styled.span.withConfig({ displayName: 'VisuallyHidden' })`
  ${hiddenVisually}
`
