import { styled } from 'styled-components'
import { textStyle } from '../../theme/text-style.js'
import { tokens } from '../../tokens/tokens.js'

export const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${tokens.space[8]};
  block-size: ${tokens.space[8]};
  border: ${tokens.borderWidth.hairline} solid transparent;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.accentSubtle};
  color: ${tokens.color.accentText};
  ${textStyle('xs')}
  font-weight: ${tokens.fontWeight.semibold};
  letter-spacing: ${tokens.letterSpacing.wide};
  user-select: none;

  &[data-size='small'] {
    inline-size: ${tokens.space[6]};
    block-size: ${tokens.space[6]};
  }

  &[data-size='large'] {
    inline-size: ${tokens.space[12]};
    block-size: ${tokens.space[12]};
    ${textStyle('md')}
  }
`
