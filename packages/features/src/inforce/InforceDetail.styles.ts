import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { space } = tokens

export const Root = styled.div`
  display: grid;
  gap: ${space[6]};
`

/** The facts, the agents when they are shown, and the toggle under them. */
export const Facts = styled.div`
  display: grid;
  gap: ${space[3]};
`

export const More = styled.div`
  display: grid;
  gap: ${space[6]};
`

/** The words of the quiet button stand under the facts, its surface a little outside. */
export const Toggle = styled.div`
  margin-inline-start: calc(-1 * ${space[2]});
`

export const Details = styled.div`
  display: grid;
  gap: ${space.half};
`

/** A contract and its product at one end, the way to its details at the other. */
export const Other = styled.span`
  display: grid;
  gap: ${space.half};
`
