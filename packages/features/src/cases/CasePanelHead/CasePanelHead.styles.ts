import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, radius, size, space } = tokens

/** The way back, the status and the place in one line; where there is no room, the status has a line of its own below. */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};

  ${media.belowTablet} {
    & > button,
    & > [role='group'] {
      order: -1;
    }
  }
`

export const Place = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;
`

/** The status of the case, in one line where there is room. */
export const Band = styled.div`
  flex: 1 1 18rem;
  min-inline-size: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  min-block-size: ${size.touch};
  padding: ${space[2]} ${space[4]};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.neutralSurface};
`
