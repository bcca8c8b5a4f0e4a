import { styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { color, space } = tokens

export const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
`

export const List = styled.div`
  display: flex;
  gap: ${space[5]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 calc(-1 * ${tokens.borderWidth.hairline}) 0 ${color.border};

  ${media.forcedColors} {
    border-block-end: ${tokens.borderWidth.hairline} solid CanvasText;
  }
`

export const Tab = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  flex: none;
  min-block-size: ${tokens.density.control};
  padding: 0;
  border: 0;
  border-block: ${tokens.borderWidth.thick} solid transparent;
  background: transparent;
  color: ${color.textMuted};
  font-weight: ${tokens.fontWeight.medium};
  white-space: nowrap;
  cursor: pointer;
  transition: color ${tokens.duration.fast} ${tokens.easing.standard};

  &:hover {
    color: ${color.text};
    border-block-end-color: ${color.border};
  }

  &[aria-selected='true'] {
    color: ${color.text};
    border-block-end-color: ${color.accent};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.borderWidth.thick});
    border-radius: ${tokens.radius.small};
  }

  ${media.forcedColors} {
    border-block-color: Canvas;
    &[aria-selected='true'] {
      border-block-end-color: Highlight;
    }
  }
`

export const Panel = styled.div`
  min-inline-size: 0;
`
