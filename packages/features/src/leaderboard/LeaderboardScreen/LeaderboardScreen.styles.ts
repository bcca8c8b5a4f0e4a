import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, density, fontWeight, radius, size, space } = tokens

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space[3]} ${space[6]};

  /* On the middle of the field beside them, whose label is on one line with theirs */
  & [data-layout='row'] {
    min-block-size: ${density.control};
    /* The label of a group keeps a larger distance */
    margin-block-start: calc(-1 * ${space[1]});
    align-items: center;
  }

  /* Both choices share a line of a phone. */
  ${media.belowTablet} {
    gap: ${space[3]} ${space[4]};

    & > :last-child {
      flex: 1 1 9rem;
    }
  }
`

export const Ranking = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};

  /* One's own row; its badge says the same in words */
  & [role='row']:has([data-own]),
  & article:has([data-own]) {
    background: ${color.surfaceSelected};
    box-shadow: inset ${borderWidth.thick} 0 ${color.accent};

    &:dir(rtl) {
      box-shadow: inset calc(-1 * ${borderWidth.thick}) 0 ${color.accent};
    }
  }

  /* A long name of the ranking has one line on a phone, too */
  & article dt {
    flex-basis: calc(${size.menu} / 1.5);
  }
`

/** As high with one's own place as without, so that the rows stay where they are. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  min-block-size: calc(${density.controlSmall} + 2 * ${borderWidth.hairline});
`

export const Own = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  padding-inline-start: ${space[4]};
  border: ${borderWidth.hairline} solid ${color.accent};
  border-radius: ${radius.control};
  background: ${color.accentSubtle};
  font-variant-numeric: tabular-nums;

  & > strong {
    font-weight: ${fontWeight.semibold};
  }

  ${media.belowTablet} {
    flex: 1 1 100%;
    justify-content: space-between;
    padding-block-start: ${space[2]};
    padding-inline-end: ${space[4]};

    & > button {
      margin-inline-start: calc(-1 * ${space[2]});
    }
  }
`

/** The name with the place before it on a card. */
export const Name = styled.span`
  display: inline-flex;
  gap: ${space[2]};
  /* With large text the badge wraps before it's wider than a card */
  max-inline-size: 100%;
  min-inline-size: 0;
  border-radius: ${radius.small};

  /* The line below is close */
  &:focus-visible {
    outline-offset: 0;
  }
`

export const Words = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-inline-size: 0;

  /* A row has room for the badge close below the name */
  [role='gridcell'] & {
    row-gap: 0;
    line-height: ${tokens.lineHeight.xs};
  }
`

/** In the table the place has a column of its own. */
export const CardRank = styled.span`
  flex: none;
  min-inline-size: ${space[5]};
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;

  [role='gridcell'] & {
    display: none;
  }
`

/** The bar takes what the numbers leave. It repeats them, for the eye. */
export const Value = styled.span`
  /* More than there is: takes the whole cell */
  inline-size: 100vi;
  max-inline-size: 100%;
  display: grid;
  grid-template-columns: minmax(min-content, var(--value)) minmax(${space[6]}, 1fr);
  gap: ${space[3]};
  align-items: center;
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;

  & > :first-child {
    text-align: end;
    white-space: nowrap;
  }
`

export const Track = styled.span`
  display: block;
  block-size: ${space[2]};
  border-radius: ${radius.pill};
  background: color-mix(in oklab, ${color.text} 12%, transparent);

  & > span {
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: ${color.accent};
  }

  ${media.forcedColors} {
    outline: ${borderWidth.hairline} solid;

    & > span {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`
