import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, size, space } = tokens

export const Root = styled.section`
  display: grid;
  gap: ${space[5]};
  max-inline-size: ${size.dialogLarge};
`

/** Hairlines between the lines, the card's own edge around them. */
export const Rows = styled.div`
  & > * + * {
    border-block-start: ${borderWidth.hairline} solid ${color.border};
  }

  & > dl {
    margin: 0;
  }
`

export const Choice = styled.div`
  padding: ${space[4]} ${space[5]};
`
