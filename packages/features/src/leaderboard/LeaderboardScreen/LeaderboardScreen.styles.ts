import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, density, fontWeight, radius, space } = tokens

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space[4]} ${space[6]};

  /* On the middle of the field beside them, whose label is on one line with theirs */
  & [data-layout='row'] {
    min-block-size: ${density.control};
    /* The label of a group keeps a larger distance */
    margin-block-start: calc(-1 * ${space[1]});
    align-items: center;
  }
`

export const Own = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  border: ${borderWidth.hairline} solid ${color.accent};
  border-radius: ${radius.control};
  background: ${color.accentSubtle};

  & > strong {
    font-weight: ${fontWeight.semibold};
  }
  & > button {
    margin-inline-start: auto;
  }
`

export const Name = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`

/* The number says the same: the bar is for the eye. All bars have one scale, so their room is no matter of the number. */
export const Value = styled.span`
  display: grid;
  grid-template-columns: minmax(${space[6]}, 1fr) minmax(0, 6.5rem);
  gap: ${space[3]};
  align-items: center;
  inline-size: 13rem;
  max-inline-size: 100%;
  font-variant-numeric: tabular-nums;

  & > :last-child {
    overflow-wrap: anywhere;
    text-align: end;
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
