import { styled } from 'styled-components'
import { breakpoints, media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { borderWidth, color, space } = tokens
const onDesk = `@media (width >= ${breakpoints.desktop}px)`

export const Root = styled.nav`
  border-block-end: ${borderWidth.hairline} solid ${color.border};

  ${onDesk} {
    &[data-column] {
      border: 0;
    }
  }
`

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[5]};
  margin: 0 0 calc(-1 * ${borderWidth.hairline});
  padding: 0;
  list-style: none;

  /* There the room under a link is painted too: over the line, it would break it. */
  ${media.forcedColors} {
    margin-block-end: 0;
  }

  ${onDesk} {
    [data-column] > & {
      flex-direction: column;
      gap: ${space[1]};
      margin: 0;
    }
  }
`

export const PageLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${tokens.density.control};
  border-block: ${borderWidth.thick} solid transparent;
  color: ${color.textMuted};
  font-weight: ${tokens.fontWeight.medium};
  text-decoration: none;

  &:hover:not([aria-disabled]) {
    color: ${color.text};
    border-block-end-color: ${color.border};
  }

  &[aria-current] {
    color: ${color.text};
    border-block-end-color: ${color.accent};
  }

  &[aria-disabled] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    border-block-color: Canvas;
    &[aria-current] {
      border-block-end-color: Highlight;
    }
    &[aria-disabled] {
      color: GrayText;
    }
  }

  ${onDesk} {
    [data-column] & {
      inline-size: 100%;
      padding-inline: ${space[3]};
      border-block: 0;
      border-inline-start: ${borderWidth.thick} solid transparent;
      border-start-end-radius: ${tokens.radius.control};
      border-end-end-radius: ${tokens.radius.control};
    }

    [data-column] &:hover:not([aria-disabled]) {
      border-inline-start-color: ${color.border};
      background: ${color.controlHover};
    }

    [data-column] &[aria-current] {
      border-inline-start-color: ${color.accent};
      background: ${color.controlHover};
    }
  }
`
