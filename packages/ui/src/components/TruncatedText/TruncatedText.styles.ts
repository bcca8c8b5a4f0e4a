import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

/** The text that is left, quietly marked, over a button of the same size. */
export const Cut = styled.span`
  position: relative;
  display: inline-block;
  min-block-size: ${tokens.size.target};
  text-decoration: underline dotted ${tokens.color.borderStrong};
  text-underline-offset: 0.25em;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    color: ${tokens.color.linkHover};
    text-decoration-color: currentcolor;
  }

  & > button {
    position: absolute;
    inset: 0;
    padding: 0;
    border: 0;
    border-radius: ${tokens.radius.small};
    background: none;
    cursor: pointer;
  }

  & > span {
    position: relative;
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
