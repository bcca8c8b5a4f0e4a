import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { space } = tokens

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]} ${space[4]};

  ${media.belowTablet} {
    & > * {
      flex: 1 1 100%;
    }
  }
`

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
`
