import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

/** The fields one below the other. */
export const Form = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
`
