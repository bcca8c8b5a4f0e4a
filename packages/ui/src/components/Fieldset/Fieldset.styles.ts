import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

export const Root = styled.fieldset`
  display: grid;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

/* A legend takes no part in the grid, so it brings its own distance. */
export const Legend = styled.legend`
  padding: 0;
  padding-block-end: ${tokens.space[1]};
  font-weight: ${tokens.fontWeight.semibold};

  /* The question of a choice is its label; over fields with labels of their own it is a heading. */
  [role='radiogroup'] > & {
    font-weight: ${tokens.fontWeight.medium};
  }
`

export const Fields = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  min-inline-size: 0;
  padding-block-start: ${tokens.space[1]};
`
