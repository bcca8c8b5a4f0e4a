import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, fontSize, fontWeight, letterSpacing, lineHeight, radius, space } = tokens

export const Opening = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-block-end: ${space[6]};
  padding: ${space[8]};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.accentSubtle};

  ${media.belowTablet} {
    padding: ${space[5]};
  }

  h1 {
    margin: 0;
    font-size: ${fontSize.xxl};
    line-height: ${lineHeight.xxl};
    font-weight: ${fontWeight.semibold};
    letter-spacing: ${letterSpacing.tight};
  }
  p {
    max-inline-size: 40rem;
    font-size: ${fontSize.md};
    line-height: ${lineHeight.md};
  }
`

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  margin: 0;
  padding: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.sm};
  list-style: none;

  strong {
    color: ${color.text};
    font-weight: ${fontWeight.semibold};
  }
`

export const Wall = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${space[4]};
`

export const Tile = styled.figure`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  min-inline-size: 0;
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.surfaceRaised};
  overflow: hidden;

  &[data-wide] {
    grid-column: 1 / -1;

    > :first-child {
      min-block-size: 0;
    }
  }
  &:hover {
    border-color: ${color.borderStrong};
  }
  &:focus-within {
    outline: ${borderWidth.thick} solid ${color.focusRing};
  }
`

export const Picture = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: center;
  justify-items: start;
  min-block-size: 9rem;
  min-inline-size: 0;
  padding: ${space[5]};

  > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  > [data-fill],
  > table,
  > fieldset {
    inline-size: 100%;
  }
`

/** A table fills the height that it is given; as cards, on a phone, it needs more of it. */
export const TablePicture = styled.div`
  display: grid;
  block-size: 15rem;
  inline-size: 100%;

  ${media.belowTablet} {
    block-size: 22rem;
  }
`

export const Caption = styled.figcaption`
  padding: ${space[3]} ${space[5]};
  border-block-start: ${borderWidth.hairline} solid ${color.border};
  background: ${color.surface};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.sm};

  /* the whole tile is the link's target */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

export const Groups = styled.dl`
  display: grid;
  grid-template-columns: minmax(7rem, auto) 1fr;
  gap: ${space[3]} ${space[6]};
  margin: 0;
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.md};

  dt {
    font-weight: ${fontWeight.semibold};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[4]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ${media.belowTablet} {
    grid-template-columns: 1fr;
    gap: ${space[1]};

    dd {
      margin-block-end: ${space[4]};
    }
  }
`

/** Scrolls a wide table in its own box, also by keyboard. */
export const Scroller = styled.section`
  overflow-x: auto;
`

export const Rules = styled.table`
  inline-size: 100%;
  min-inline-size: 45rem;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.sm};

  th,
  td {
    padding: ${space[2]};
    border-block-end: ${borderWidth.hairline} solid ${color.border};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th:first-child {
    inline-size: 5rem;
  }
  th[scope='col']:last-child {
    inline-size: 45%;
  }
  div + div {
    margin-block-start: ${space[2]};
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
`
