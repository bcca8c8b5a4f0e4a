import { styled } from 'styled-components'
import { tabularNumbers, textStyle } from '../../theme/textStyle.js'
import { tokens } from '../../tokens/tokens.js'
import { control } from '../Field/Field.styles.js'

/** Wide enough for the code, with figures far enough apart to be compared one by one. */
export const Input = styled.input`
  ${control}
  ${tabularNumbers}
  inline-size: calc(var(--pp-code-length) * 1em + ${tokens.space[6]});
  max-inline-size: 100%;
  min-block-size: ${tokens.size.touch};
  padding-inline: ${tokens.space[4]} 0;
  letter-spacing: 0.35em;

  && {
    ${textStyle('lg')}
  }
`
