import { styled } from 'styled-components'
import { textStyle } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { color, space } = tokens

export const Root = styled.div`
  min-inline-size: 0;
  ${textStyle('sm')}
`

export const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${tokens.density.controlSmall};
  /* Deep levels keep room for their names on a phone. */
  padding-inline-start: min(calc((var(--level) - 1) * ${space[5]}), 40%);
  padding-inline-end: ${space[2]};
  border-radius: ${tokens.radius.small};
  color: ${color.text};
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: ${color.controlHover};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.borderWidth.thick});
  }

  &[aria-disabled] {
    color: ${color.textMuted};
    cursor: default;

    &:hover {
      background: none;
    }
  }

  &[data-kind='failed'] {
    color: ${color.dangerText};
  }

  &[aria-current],
  &[aria-selected='true'] {
    background: ${color.surfaceSelected};
    color: ${color.accentText};
    font-weight: ${tokens.fontWeight.medium};

    /* A bar at the edge: the tint alone is too faint. */
    &::before {
      content: '';
      position: absolute;
      inset-block: ${space[1]};
      inset-inline-start: 0;
      border-inline-start: ${tokens.borderWidth.thick} solid ${color.accent};
    }
  }

  ${media.forcedColors} {
    &[aria-current]::before,
    &[aria-selected='true']::before {
      border-color: Highlight;
    }
  }
`

/** Opens and closes a branch; a leaf has its room, so that names of a level begin at one edge. */
export const Toggle = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: ${tokens.size.target};
  block-size: ${tokens.size.target};
  color: ${color.textMuted};

  [aria-expanded='true'] > & > svg {
    rotate: 90deg;
  }

  [aria-expanded='true']:dir(rtl) > & > svg {
    rotate: -90deg;
  }
`

export const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${space[1]};
  overflow-wrap: anywhere;
`

export const Note = styled.span`
  flex: none;
  color: ${color.textMuted};
  font-weight: ${tokens.fontWeight.regular};
  font-variant-numeric: tabular-nums;
`
