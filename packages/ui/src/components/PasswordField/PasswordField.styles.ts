import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'
import { boxEnd, boxHolder, control } from '../Field/Field.styles.js'

export const Box = styled.div`
  ${boxHolder}
`

export const End = styled.span`
  ${boxEnd}
`

export const Input = styled.input`
  ${control}
  padding-inline-end: ${tokens.space[12]};

  /* The browser's own eye would stand beside ours. */
  &::-ms-reveal {
    display: none;
  }
`
