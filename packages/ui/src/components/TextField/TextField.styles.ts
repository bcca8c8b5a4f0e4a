import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'
import { control } from '../Field/Field.styles.js'

export const Box = styled.div`
  position: relative;
  display: grid;

  & > svg {
    position: absolute;
    inset-inline-start: ${tokens.space[3]};
    inset-block-start: 50%;
    translate: 0 -50%;
    color: ${tokens.color.textMuted};
    pointer-events: none;
  }
`

export const Input = styled.input`
  ${control}

  &[data-with-icon] {
    padding-inline-start: ${tokens.space[10]};
  }

  &[type='search']::-webkit-search-cancel-button {
    cursor: pointer;
  }
`
