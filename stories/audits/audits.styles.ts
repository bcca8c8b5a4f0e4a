import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, font, fontSize, fontWeight, lineHeight, space } = tokens

export const Table = styled.table`
  inline-size: 100%;

  caption {
    padding-block-end: ${space[3]};
    font-weight: ${fontWeight.semibold};
    text-align: start;
  }
  th,
  td {
    padding: ${space[2]} ${space[3]};
    border-block-end: ${borderWidth.hairline} solid ${color.border};
    text-align: start;
  }
  th {
    color: ${color.textMuted};
    font-weight: ${fontWeight.medium};
  }
`

export const Value = styled.span`
  color: ${color.textMuted};
  font-family: ${font.mono};
  font-size: ${fontSize.xs};
  line-height: ${lineHeight.xs};
`

export const Sheet = styled.div`
  display: grid;
  gap: ${space[8]};

  & h2 {
    margin: 0 0 ${space[3]};
    font-size: ${fontSize.md};
    line-height: ${lineHeight.md};
  }
`

export const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
  gap: ${space[4]};

  & figure {
    margin: 0;
  }
  & img {
    display: block;
    max-inline-size: 100%;
    max-block-size: 20rem;
    border: ${borderWidth.hairline} solid ${color.border};
  }
  & figcaption {
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
`
