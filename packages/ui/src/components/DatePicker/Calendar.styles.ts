import { styled } from 'styled-components'
import { forcedSelection, tabularNumbers, textStyle } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { color, space } = tokens

export const Root = styled.div`
  display: grid;
  gap: ${space[2]};
`

export const Head = styled.div`
  display: flex;
  align-items: center;

  /* Those of the year; single arrows are mirrored by their icon. */
  &:dir(rtl) > :is(:first-child, :last-child) svg {
    transform: scaleX(-1);
  }
`

export const Month = styled.h2`
  flex: 1;
  margin: 0;
  text-align: center;
  ${textStyle('sm')}
  font-weight: ${tokens.fontWeight.semibold};
`

export const Grid = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0 ${space[1]};
  ${tabularNumbers}

  th {
    padding: 0;
    color: ${color.textMuted};
    ${textStyle('xs')}
    font-weight: ${tokens.fontWeight.regular};
  }

  td {
    padding: 0;
  }
`

export const DayNumber = styled.span`
  display: grid;
  place-items: center;
  min-block-size: ${space[8]};
  border-radius: ${tokens.radius.control};

  ${media.belowTablet} {
    min-block-size: ${tokens.size.touch};
  }
`

export const Day = styled.td`
  text-align: center;
  ${textStyle('sm')}
  cursor: pointer;

  &:hover > ${DayNumber} {
    background: ${color.controlHover};
  }

  &:focus-visible {
    outline: none;

    & > ${DayNumber} {
      outline: ${tokens.borderWidth.thick} solid ${color.focusRing};
      outline-offset: ${tokens.borderWidth.hairline};
    }
  }

  &[aria-current='date'] > ${DayNumber} {
    font-weight: ${tokens.fontWeight.semibold};
    text-decoration: underline ${tokens.borderWidth.thick};
    text-underline-offset: 0.375em;
  }

  &[aria-selected='true'] > ${DayNumber} {
    background: ${color.accent};
    color: ${color.textOnAccent};
    font-weight: ${tokens.fontWeight.semibold};
  }

  &[data-between] > ${DayNumber} {
    border-radius: 0;
    background: ${color.accentSubtle};
    color: ${color.accentText};
    font-weight: ${tokens.fontWeight.regular};
  }

  &[aria-disabled='true'] {
    cursor: not-allowed;

    & > ${DayNumber} {
      background: none;
      color: ${color.textDisabled};
      text-decoration: line-through;
    }
  }

  ${media.forcedColors} {
    &[aria-selected='true'] > ${DayNumber} {
      ${forcedSelection}
    }

    &[data-between] > ${DayNumber} {
      forced-color-adjust: auto;
      border-block: ${tokens.borderWidth.hairline} solid;
    }

    &[aria-disabled='true'] > ${DayNumber} {
      color: GrayText;
    }
  }
`

export const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};

  & > :only-child {
    margin-inline-start: auto;
  }
`
