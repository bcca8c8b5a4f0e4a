import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'
import { control } from '../Field/Field.styles.js'

export const Box = styled.div`
  position: relative;
  display: grid;

  & > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${tokens.space[1]};
    margin-block: auto;
  }
`

export const Input = styled.input`
  ${control}
  padding-inline-end: ${tokens.space[12]};

  /* The browser's own eye would stand beside ours. */
  &::-ms-reveal {
    display: none;
  }
`
