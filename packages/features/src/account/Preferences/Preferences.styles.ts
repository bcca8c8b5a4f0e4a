import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { Rows } from '../FactRow/FactRow.styles.js'

const { borderWidth, color, space } = tokens

/** Choices of one kind; a stronger line sets two groups of a card apart. */
export const Group = styled(Rows).attrs({ role: 'group' })`
  & + & {
    border-block-start: ${borderWidth.thick} solid ${color.border};
  }
`

/** A way to a page with more of them: where it leads, and what is there. */
export const PageLink = styled.div`
  display: grid;
  gap: ${space.half};
  justify-items: start;
  padding: ${space[4]} ${space[5]};
`
