import { styled } from 'styled-components'
import { textStyle } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { color, space } = tokens

export const Root = styled.nav`
  flex: none;
  inline-size: ${tokens.size.rail};
  border-inline-end: ${tokens.borderWidth.hairline} solid ${color.border};
  background: color-mix(in oklab, ${color.accent} 3%, ${color.surface});

  &[data-fit] {
    overflow: hidden;
    block-size: 100%;
  }
`

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Place = styled.button`
  position: relative;
  display: grid;
  /* Icons at even steps, whether a label takes one line or two */
  align-content: start;
  justify-items: center;
  gap: ${space[1]};
  inline-size: 100%;
  min-block-size: ${tokens.size.railItem};
  /* Narrow at the sides: unhinted text, as on other systems, is a pixel wider, and no label breaks inside a word */
  padding: ${space[3]} calc(${space[1]} / 2) ${space[1]};
  border: 0;
  background: transparent;
  color: ${color.textMuted};
  ${textStyle('xs')}
  font-weight: ${tokens.fontWeight.medium};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: color ${tokens.duration.fast} ${tokens.easing.standard};

  &::before {
    content: '';
    position: absolute;
    inset-block: ${space[3]};
    inset-inline-start: 0;
    inline-size: calc(${tokens.borderWidth.thick} + ${tokens.borderWidth.hairline});
    border-start-end-radius: ${tokens.radius.pill};
    border-end-end-radius: ${tokens.radius.pill};
  }

  &:hover:not([aria-disabled]),
  &[aria-expanded='true'] {
    color: ${color.text};
    background: ${color.controlHover};
  }

  &[aria-current] {
    color: ${color.accentText};
  }

  &[aria-current]::before {
    background: ${color.accent};
  }

  &[aria-disabled] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${space[1]});
    border-radius: ${tokens.radius.control};
  }

  ${media.forcedColors} {
    &[aria-current]::before {
      background: Highlight;
    }
    &[aria-disabled] {
      color: GrayText;
    }
  }
`

/** Breaks at a blank before it comes close to the edges; a longer word takes what there is. */
export const Label = styled.span`
  inline-size: min-content;
  min-inline-size: 5rem;
  max-inline-size: 100%;
  overflow-wrap: break-word;
`
