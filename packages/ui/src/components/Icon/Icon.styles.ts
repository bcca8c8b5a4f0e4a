import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

export const Root = styled.svg`
  flex: none;
  inline-size: ${tokens.size.iconSmall};
  block-size: ${tokens.size.iconSmall};

  &[data-size='20'] {
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
  }
`
