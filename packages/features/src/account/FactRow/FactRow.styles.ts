import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, space } = tokens

/** The lines of a card: hairlines between them, the card's own edge around them. */
export const Rows = styled.div`
  margin: 0;

  & > * + * {
    border-block-start: ${borderWidth.hairline} solid ${color.border};
  }

  & > dl {
    margin: 0;
  }
`

/**
 * Label, value and link on one line; on a phone the value is below its label. The values of a card
 * are aligned, with or without a link next to them.
 */
export const Root = styled.div`
  display: grid;
  grid-template: 'term value change' / max(30%, 8rem) minmax(0, 1fr) auto;
  gap: ${space.half} ${space[4]};
  align-items: baseline;
  padding: ${space[4]} ${space[5]};

  ${media.belowTablet} {
    grid-template: 'term change' 'value change' / minmax(0, 1fr) auto;
    align-items: center;
  }
`

export const Term = styled.dt`
  grid-area: term;
  color: ${color.textMuted};
`

export const Value = styled.dd`
  grid-area: value;
  overflow-wrap: anywhere;

  &[data-missing] {
    color: ${color.textMuted};
  }
`

export const Note = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  padding-block-start: ${space[2]};

  /* A note that has nothing to say */
  &:empty {
    display: none;
  }
`

export const Change = styled.dd`
  grid-area: change;
`
