import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { space } = tokens

export const Root = styled.section`
  display: grid;
  gap: ${space[5]};
`

/** What may be changed stands first, the agency beside it; on narrow windows below it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${space[5]};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Main = styled.div`
  display: grid;
  gap: ${space[5]};
`
