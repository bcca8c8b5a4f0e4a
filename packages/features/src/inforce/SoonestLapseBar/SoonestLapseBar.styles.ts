import { Icon } from '@producer-portal/ui'
import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { color, fontWeight, space } = tokens

/** One line where there is room. It is as high while its list loads, so that nothing moves. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  min-block-size: ${space[8]};

  /* On a phone the name has a line of its own, and all that can be pressed is on the next one. */
  ${media.belowTablet} {
    & > div {
      display: contents;
    }

    & > button:last-child {
      margin-inline-start: auto;
    }
  }

  @media print {
    display: none;
  }
`

export const Soonest = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-inline-size: 0;
`

export const Lapse = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;

  ${media.belowTablet} {
    flex: 1 1 100%;
  }
`

export const Mark = styled(Icon)`
  flex: none;
  color: ${color.textMuted};

  &[data-soon] {
    color: ${color.warningText};
  }
`
