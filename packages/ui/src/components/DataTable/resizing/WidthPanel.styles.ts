import { styled } from 'styled-components'
import { floatingSurface } from '../../../theme/floating-surface.js'
import { tabularNumbers, textStyle } from '../../../theme/text-style.js'
import { tokens } from '../../../tokens/tokens.js'

export const Root = styled.div`
  z-index: ${tokens.zIndex.menu};
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]};
  ${floatingSurface}
  border-radius: ${tokens.radius.panel};
  ${textStyle('sm')}
`

export const Title = styled.p`
  margin: 0;
  font-weight: ${tokens.fontWeight.semibold};
`

export const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
`

export const Width = styled.span`
  color: ${tokens.color.textMuted};
  ${tabularNumbers}
`
