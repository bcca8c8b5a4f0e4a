import { styled } from 'styled-components'
import { appearFast, floatingSurface } from '../../theme/floating-surface.js'
import { textStyle } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { boxEnd, boxHolder, control } from '../Field/Field.styles.js'

const { color, space } = tokens

export const Box = styled.div`
  ${boxHolder}
`

export const Input = styled.input`
  ${control}
  padding-inline-end: ${space[10]};
  text-overflow: ellipsis;

  &[data-with-button] {
    padding-inline-end: ${space[16]};
  }
`

export const End = styled.span`
  ${boxEnd}
  inset-inline-end: ${space[3]};

  /* The ring, which has no room of its own as buttons have. */
  & > span {
    margin-inline-end: ${space[1]};
  }
`

export const Popup = styled.div`
  z-index: ${tokens.zIndex.menu};
  display: flex;
  flex-direction: column;
  ${floatingSurface}
`

export const List = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  padding: ${space[1]};
  ${appearFast}
`

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${tokens.density.controlSmall};
  padding: ${space[1]} ${space[2]};
  border-radius: ${tokens.radius.small};
  ${textStyle('sm')}
  cursor: pointer;
  scroll-margin-block: ${space[1]};

  /* The tint alone is too faint to show where the arrow keys are. */
  &[data-active] {
    background: ${color.controlHover};
    outline: ${tokens.borderWidth.hairline} solid ${color.focusRing};
    outline-offset: calc(-1 * ${tokens.borderWidth.hairline});
  }

  &[aria-selected='true'] {
    color: ${color.accentText};
    font-weight: ${tokens.fontWeight.medium};
  }

  &[aria-disabled='true'] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    &[data-active] {
      outline: ${tokens.borderWidth.thick} solid Highlight;
      outline-offset: calc(-1 * ${tokens.borderWidth.thick});
    }
  }
`

export const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const Match = styled.span`
  font-weight: ${tokens.fontWeight.semibold};
`

export const Note = styled.span`
  flex: none;
  color: ${color.textMuted};
  font-weight: ${tokens.fontWeight.regular};
  font-variant-numeric: tabular-nums;
`

export const Notice = styled.div`
  padding: ${space[2]} ${space[3]};
  color: ${color.textMuted};
  ${textStyle('sm')}

  ${List} + & {
    border-block-start: ${tokens.borderWidth.hairline} solid ${color.border};
    ${textStyle('xs')}
  }
`

export const Failure = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  color: ${color.dangerText};
`
