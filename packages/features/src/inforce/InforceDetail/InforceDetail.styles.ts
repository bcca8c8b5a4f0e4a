import { DescriptionList } from '@producer-portal/ui'
import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { space } = tokens

export const FactList = styled(DescriptionList)`
  &[data-layout='columns'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    ${media.belowTablet} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

/** Aligns the text of the quiet button with the facts. */
export const Toggle = styled.div`
  margin-inline-start: calc(-1 * ${space[2]});
`

export const Details = styled.div`
  display: grid;
  gap: ${space.half};
`

/** A contract and its product. */
export const Other = styled.span`
  display: grid;
  gap: ${space.half};
`

/** A link with an icon before it. */
