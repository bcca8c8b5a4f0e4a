import { styled } from 'styled-components'
import { breakpoints, media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { scrolledRow } from '../Tabs/TabScroller.styles.js'

const { borderWidth, color, space } = tokens
const onDesk = `@media (width >= ${breakpoints.desktop}px)`

export const Root = styled.nav`
  min-inline-size: 0;

  ${onDesk} {
    &[data-column] > div {
      border: 0;
      box-shadow: none;
    }
  }
`

export const List = styled.ul`
  ${scrolledRow}
  display: flex;
  column-gap: ${space[5]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    flex: none;
  }

  ${onDesk} {
    [data-column] & {
      flex-direction: column;
      gap: ${space[1]};
      overflow: visible;
      mask: none;
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
  white-space: nowrap;

  /* The row cuts what is drawn outside of it. */
  &:focus-visible {
    outline-offset: calc(-1 * ${borderWidth.thick});
  }

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
      white-space: normal;
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
