import { styled } from 'styled-components'
import { textStyle, type TextSize } from '../../theme/textStyle.js'
import { tokens } from '../../tokens/tokens.js'

export const Root = styled.h2<{ $size: TextSize }>`
  ${({ $size }) => textStyle($size)}
  font-weight: ${tokens.fontWeight.semibold};
  letter-spacing: ${tokens.letterSpacing.tight};
  overflow-wrap: anywhere;
  text-wrap: balance;
`
