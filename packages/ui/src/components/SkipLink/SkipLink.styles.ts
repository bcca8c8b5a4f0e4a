import { styled } from 'styled-components'
import { hiddenVisually } from '../../theme/hiddenVisually.js'
import { tokens } from '../../tokens/tokens.js'

export const Root = styled.a`
  &:not(:focus) {
    ${hiddenVisually}
  }

  &:focus {
    position: fixed;
    inset-block-start: ${tokens.space[2]};
    inset-inline-start: ${tokens.space[2]};
    z-index: ${tokens.zIndex.tooltip};
    padding: ${tokens.space[2]} ${tokens.space[4]};
    border: ${tokens.borderWidth.hairline} solid transparent;
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.accent};
    color: ${tokens.color.textOnAccent};
    font-weight: ${tokens.fontWeight.medium};
  }
`
