import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'
import { boxHolder, boxStart, control } from '../Field/Field.styles.js'

export const Box = styled.div`
  ${boxHolder}

  & > svg {
    ${boxStart}
  }
`

export const Input = styled.input`
  ${control}

  &[data-with-icon] {
    padding-inline-start: ${tokens.space[10]};
  }

  /* Browsers write telephone numbers from the left; they still stand where the line starts. */
  ${Box}:dir(rtl) > &[type='tel'] {
    text-align: right;
  }

  &[type='search']::-webkit-search-cancel-button {
    cursor: pointer;
  }
`
