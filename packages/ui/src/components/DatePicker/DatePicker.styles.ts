import { styled } from 'styled-components'
import { tabularNumbers } from '../../theme/text-style.js'
import { tokens } from '../../tokens/tokens.js'
import { boxEnd, boxHolder, control } from '../Field/Field.styles.js'

export const Box = styled.div`
  ${boxHolder}
`

export const Input = styled.input`
  ${control}
  ${tabularNumbers}
  padding-inline-end: ${tokens.space[12]};
`

export const End = styled.span`
  ${boxEnd}
`
