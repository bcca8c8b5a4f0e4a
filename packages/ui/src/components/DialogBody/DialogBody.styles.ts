import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

export const Root = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block: ${tokens.space[1]} ${tokens.space[6]};
  padding-inline: ${tokens.space[6]};

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.space[1]});
  }
`

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[4]};
  padding-inline: ${tokens.space[6]};
  border-block-start: ${tokens.borderWidth.hairline} solid ${tokens.color.border};
`
