import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

const { color, fontWeight, space } = tokens

export const Form = styled.form`
  display: grid;
  gap: ${space[5]};

  /* Messages take the whole width of a form with columns. */
  & > [role='alert'] {
    grid-column: 1 / -1;
  }
`

/** Above a list, on a line of its own. */
export const Title = styled.p`
  color: ${color.dangerText};
  font-weight: ${fontWeight.semibold};
`

/** Far enough apart for fingers where its lines are links. */
export const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding-inline-start: ${space[5]};
`
