import { Icon } from '@producer-portal/ui'
import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { color, fontWeight, lineHeight, space } = tokens

/** It is as high while its list loads, so that nothing moves. */
export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  min-block-size: ${space[8]};

  & button {
    flex: none;
  }

  /* Two lines of text: the first card begins in the upper half of the screen. */
  ${media.belowTablet} {
    --pp-density-control: ${space[8]};
    --pp-density-control-small: ${space[8]};

    line-height: ${lineHeight.xs};
  }

  @media print {
    display: none;
  }
`

export const Soonest = styled.div`
  flex: 1 1 auto;
  display: flex;
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
`

/** On a phone the list below says it. */
export const LapseDate = styled.span`
  flex: none;
  color: ${color.textMuted};

  ${media.belowTablet} {
    display: none;
  }
`

export const Mark = styled(Icon)`
  flex: none;
  color: ${color.textMuted};

  &[data-soon] {
    color: ${color.dangerText};
  }
`
