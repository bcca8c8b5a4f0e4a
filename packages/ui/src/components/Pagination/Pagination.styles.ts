import { styled } from 'styled-components'
import { forcedSelection, tabularNumbers, textStyle } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

export const Root = styled.nav`
  container-type: inline-size;
  ${textStyle('sm')}
  ${tabularNumbers}
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  min-block-size: ${tokens.density.controlSmall};
  color: ${tokens.color.textMuted};
`

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.half};

  @media print {
    display: none;
  }
`

export const Numbers = styled.ul`
  display: flex;
  align-items: center;
  gap: ${tokens.space.half};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.narrowContainer} {
    display: none;
  }
`

export const Summary = styled.span`
  padding-inline: ${tokens.space[2]};

  ${media.wideContainer} {
    display: none;
  }
`

export const Gap = styled.span`
  display: inline-block;
  min-inline-size: ${tokens.size.target};
  text-align: center;
`

export const PageButton = styled.button`
  min-inline-size: ${tokens.density.controlSmall};
  min-block-size: ${tokens.density.controlSmall};
  padding-inline: ${tokens.space[1]};
  border: ${tokens.borderWidth.hairline} solid transparent;
  border-radius: ${tokens.radius.control};
  background: transparent;
  color: ${tokens.color.text};
  font-weight: ${tokens.fontWeight.medium};
  cursor: pointer;

  &:hover {
    background: ${tokens.color.controlHover};
  }

  &[aria-current='page'] {
    border-color: ${tokens.color.accent};
    color: ${tokens.color.accentText};
    background: ${tokens.color.accentSubtle};
  }

  ${media.forcedColors} {
    &[aria-current='page'] {
      ${forcedSelection}
    }
  }
`
