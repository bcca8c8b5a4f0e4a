import { styled } from 'styled-components'

/**
 * Use it where the answer to an action will be shown, and keep it there while it's empty: many screen readers read out only
 * what comes into a region that they know already. Every prop of a `<div>` applies.
 */
export const StatusRegion = styled.div.attrs({ role: 'status' })`
  /* An empty one takes no place, and no gap, in the layout around it. */
  &:empty {
    position: absolute;
  }
`
