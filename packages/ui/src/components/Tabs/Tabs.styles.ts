import { styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { scrolledRow } from './TabScroller.styles.js'

const { borderWidth, color, space } = tokens

export const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
`

export const List = styled.div`
  ${scrolledRow}
  display: flex;
  gap: ${space[3]};
`

export const Tab = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  flex: none;
  min-block-size: ${tokens.density.control};
  padding: 0 ${space[1]};
  border: 0;
  border-block: ${borderWidth.thick} solid transparent;
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
    outline-offset: calc(-1 * ${borderWidth.thick});
    border-radius: ${tokens.radius.small};
  }

  ${media.forcedColors} {
    border-block-color: Canvas;

    &[aria-selected='true'] {
      border-block-end-color: Highlight;
    }
  }

  /* Only its panel is on the paper. */
  &[aria-selected='false'] {
    @media print {
      display: none;
    }
  }
`

export const Panel = styled.div`
  min-inline-size: 0;
`
