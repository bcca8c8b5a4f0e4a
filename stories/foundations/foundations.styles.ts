import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, font, fontSize, fontWeight, lineHeight, radius, size, space } = tokens

export const Stack = styled.div`
  display: grid;
  gap: ${space[6]};
`

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${size.menu}, 1fr));
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Tile = styled.li`
  display: grid;
  gap: ${space[1]};
  align-content: start;
`

export const Swatch = styled.div`
  block-size: ${space[16]};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.panel};
`

export const Name = styled.span`
  font-weight: ${fontWeight.medium};
`

export const Value = styled.span`
  color: ${color.textMuted};
  font-family: ${font.mono};
  font-size: ${fontSize.xs};
  line-height: ${lineHeight.xs};
`

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

export const Figure = styled.td`
  font-variant-numeric: tabular-nums;
`

export const Sample = styled.span`
  display: inline-block;
  min-inline-size: ${space[16]};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};

  &[data-edge] {
    min-block-size: ${space[6]};
    border: ${borderWidth.thick} solid currentColor;
  }
`

export const Row = styled.div`
  display: grid;
  grid-template-columns: ${size.menu} 1fr;
  gap: ${space[4]};
  align-items: center;
`

export const Bar = styled.div`
  block-size: ${space[4]};
  border-radius: ${radius.small};
  background: ${color.accent};
`

export const Box = styled.div`
  inline-size: ${space[16]};
  block-size: ${space[16]};
  background: ${color.accentSubtle};
  border: ${borderWidth.hairline} solid ${color.accent};
`

export const Track = styled.div`
  padding: ${space[2]};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.panel};
`

export const Runner = styled.div`
  inline-size: ${space[8]};
  block-size: ${space[8]};
  border-radius: ${radius.control};
  background: ${color.accent};
  transition-property: margin-inline-start;

  &[data-moved='true'] {
    margin-inline-start: calc(100% - ${space[8]});
  }
`
