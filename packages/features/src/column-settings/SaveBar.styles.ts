import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, space } = tokens

export const Root = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${tokens.zIndex.sticky};
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[3]};
  border-block-start: ${borderWidth.hairline} solid ${color.border};
  background: ${color.surface};
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};

  ${media.belowTablet} {
    & > * {
      flex: 1;
    }
  }
`
