import { styled } from 'styled-components'
import { textStyle } from '../../theme/textStyle.js'
import { tokens } from '../../tokens/tokens.js'

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  ${textStyle('sm')}
`

export const Label = styled.label`
  color: ${tokens.color.textMuted};
  white-space: nowrap;
`
