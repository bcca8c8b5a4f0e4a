import { media, tokens } from '@producer-portal/ui/tokens'
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
  block-size: ${space[12]};
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
  overflow-wrap: anywhere;
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

export const Hint = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  font-weight: ${fontWeight.regular};
  line-height: ${lineHeight.xs};
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

export const Words = styled.div`
  display: grid;
  align-content: start;
  min-inline-size: 0;
`

export const ColorList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const ColorLine = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 2fr) repeat(4, minmax(0, 1fr));
  gap: ${space[3]};
  padding-block: ${space[3]};
  border-block-end: ${borderWidth.hairline} solid ${color.border};

  ${media.belowTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`

export const Ground = styled.div`
  padding: ${space[2]};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.control};
`

export const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  inline-size: fit-content;
  max-inline-size: 100%;
  margin: 0;
  margin-block-start: ${space[2]};
  padding: 0;
  overflow: hidden;
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.panel};
  list-style: none;
`

export const Step = styled.li`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  inline-size: ${size.touch};
  min-block-size: ${space[16]};
  padding: ${space[1]} ${space[2]};
  font-size: ${fontSize.xs};
  line-height: ${lineHeight.xs};
  font-variant-numeric: tabular-nums;
`

export const Scale = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const ScaleLine = styled.li`
  display: grid;
  grid-template-columns: minmax(0, ${size.tooltip}) minmax(0, 1fr);
  gap: ${space[3]} ${space[6]};
  align-items: center;
  padding-block: ${space[3]};
  border-block-end: ${borderWidth.hairline} solid ${color.border};

  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Floating = styled.div`
  inline-size: ${size.menu};
  max-inline-size: 100%;
  block-size: ${space[16]};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.surfaceRaised};
`

export const Reading = styled.p`
  max-inline-size: ${size.field};
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
  td,
  tbody th {
    vertical-align: top;
  }
  thead th {
    color: ${color.textMuted};
    font-weight: ${fontWeight.medium};
  }
  tbody th {
    font-weight: ${fontWeight.medium};

    > span {
      display: block;
    }
  }

  ${media.belowTablet} {
    &[data-stacks],
    &[data-stacks] :is(caption, tbody, tr, th, td) {
      display: block;
    }
    &[data-stacks] thead {
      display: none;
    }
    &[data-stacks] tr {
      padding-block: ${space[3]};
      border-block-end: ${borderWidth.hairline} solid ${color.border};
    }
    &[data-stacks] :is(th, td) {
      padding: ${space[1]} 0;
      border: 0;
    }
    &[data-stacks] td[data-label] {
      display: flex;
      justify-content: space-between;
      gap: ${space[4]};
    }
    &[data-stacks] td[data-label]::before {
      content: attr(data-label);
      color: ${color.textMuted};
    }
  }
`
