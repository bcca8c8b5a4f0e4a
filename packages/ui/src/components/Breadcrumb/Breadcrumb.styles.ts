import { styled } from 'styled-components'
import { textStyle } from '../../theme/text-style.js'
import { tokens } from '../../tokens/tokens.js'

export const Root = styled.nav`
  ${textStyle('sm')}
  color: ${tokens.color.textMuted};
`

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-block-size: ${tokens.size.target};

  & > svg {
    opacity: 0.6;
  }

  & > [aria-current] {
    color: ${tokens.color.text};
  }
`
