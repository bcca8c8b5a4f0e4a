import { styled } from 'styled-components'
import { appearFast, floatingSurface } from '../../theme/floating-surface.js'
import { phoneSheet } from '../../theme/phone-sheet.js'
import { textStyle } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { color, space } = tokens

export const Root = styled.div`
  z-index: ${tokens.zIndex.menu};
  min-inline-size: ${tokens.size.menu};
  max-inline-size: min(${tokens.size.tooltip}, calc(100vw - ${space[4]}));
  overflow-y: auto;
  ${floatingSurface}
  ${phoneSheet}
`

export const List = styled.div`
  padding: ${space[1]};
  ${appearFast}
`

export const Group = styled.div`
  & + &,
  [role^='menuitem'] + &,
  & + [role^='menuitem'] {
    margin-block-start: ${space[1]};
    border-block-start: ${tokens.borderWidth.hairline} solid ${color.border};
    padding-block-start: ${space[1]};
  }
`

export const GroupLabel = styled.div`
  padding: ${space[2]} ${space[2]} ${space[1]};
  ${textStyle('xs')}
  font-weight: ${tokens.fontWeight.medium};
  color: ${color.textMuted};
`

export const Item = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  inline-size: 100%;
  min-block-size: ${tokens.density.controlSmall};
  padding: ${space[1]} ${space[2]};

  ${media.belowTablet} {
    min-block-size: ${tokens.size.touch};
    padding-inline: ${space[4]};
  }
  border: 0;
  border-radius: ${tokens.radius.small};
  background: transparent;
  color: ${color.text};
  ${textStyle('sm')}
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  outline: none;

  & > svg {
    color: ${color.textMuted};
  }

  &:hover,
  &:focus {
    background: ${color.controlHover};
  }

  &:focus-visible {
    outline: ${tokens.borderWidth.thick} solid ${color.focusRing};
    outline-offset: calc(-1 * ${tokens.borderWidth.thick});
  }

  &[aria-current='page'] {
    font-weight: ${tokens.fontWeight.medium};
    color: ${color.accentText};
  }

  &[data-dangerous] {
    &,
    & > svg {
      color: ${color.dangerText};
    }
  }

  &[aria-disabled='true'] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    &[aria-disabled='true'] {
      color: GrayText;
    }

    &:focus {
      outline: ${tokens.borderWidth.thick} solid Highlight;
    }
  }
`

export const ItemLabel = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const Note = styled.span`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`
