import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

export const Root = styled.a`
  color: ${tokens.color.link};
  text-decoration: underline;
  text-decoration-color: color-mix(in oklab, currentColor 40%, transparent);
  text-decoration-thickness: ${tokens.borderWidth.hairline};
  text-underline-offset: 0.2em;
  border-radius: ${tokens.radius.small};

  &:hover {
    color: ${tokens.color.linkHover};
    text-decoration-color: currentColor;
  }

  &[data-look='quiet'] {
    color: inherit;
    text-decoration: none;

    &:hover {
      color: ${tokens.color.linkHover};
      text-decoration: underline;
    }
  }

  & > svg {
    display: inline;
    margin-inline-start: ${tokens.space[1]};
    vertical-align: -0.15em;
  }

  &:where([data-icon]) {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-block-size: ${tokens.size.target};

    & > svg {
      margin: 0;
    }
  }
`
