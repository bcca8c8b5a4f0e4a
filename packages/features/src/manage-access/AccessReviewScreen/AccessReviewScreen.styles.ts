import { Toolbar } from '@producer-portal/ui'
import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, radius, space } = tokens

/** On a phone the search has the whole width, as everywhere. */
export const Tools = styled(Toolbar)`
  ${media.belowTablet} {
    & > *,
    & > :first-child > :first-child {
      flex: 1 1 100%;
    }
  }
`

export const PersonHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`

export const PersonName = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`

export const Past = styled.section`
  display: grid;
  gap: ${space[2]};

  & > ul {
    margin: 0;
    padding-inline-start: ${space[5]};
  }
`

/** The ways to decide as one control with an edge; the chosen one has its own, and removing the color of danger. */
export const Decision = styled.div`
  display: flex;
  flex-wrap: wrap;
  inline-size: fit-content;
  border-radius: ${radius.control};
  box-shadow: inset 0 0 0 ${borderWidth.hairline} ${color.border};

  & > * {
    flex: none;
  }

  & > :first-child:not([aria-pressed='true'], :focus-visible) {
    border-inline-end-color: ${color.border};
  }

  & > [aria-pressed='true'] {
    border-color: currentcolor;
  }

  & > [aria-pressed='true'][data-decision='Removed'] {
    color: ${color.dangerText};
    background: ${color.dangerSurface};
  }
`
