import { styled } from 'styled-components'
import { cutText } from '../../theme/text-style.js'
import { tokens } from '../../tokens/tokens.js'

/** The text that is left, quietly marked, over a button of the same size. */
export const Cut = styled.span`
  ${cutText}
  display: inline-block;
  min-block-size: ${tokens.size.target};
  overflow-wrap: anywhere;

  & > button {
    border-radius: ${tokens.radius.small};
  }
`

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding-block: ${tokens.space[2]};
    overflow-wrap: anywhere;
  }

  & > li + li {
    border-block-start: ${tokens.borderWidth.hairline} solid ${tokens.color.border};
  }
`
