import { styled } from 'styled-components'
import { textStyle } from '../../../theme/text-style.js'
import { tokens } from '../../../tokens/tokens.js'

const { color, space, borderWidth } = tokens

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;

  &[data-scrolled-inside] {
    flex: 1 1 0;
  }
`

/** The sort is beside the first of the other controls where there is room; what lists them is below both. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space[2]};
  padding-block-end: ${space[2]};
`

export const Scroller = styled.div`
  flex: 1 1 0;
  min-block-size: 0;
  overflow-y: auto;

  &:focus-visible {
    outline-offset: calc(-1 * ${borderWidth.thick});
  }
`

export const List = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(1.75 * ${tokens.size.menu})), 1fr));
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  /* Empty markers, as Safari takes a list without any for none. */
  list-style: '';
`

export const TallList = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  /* Empty markers, as Safari takes a list without any for none. */
  list-style: '';
`

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
`

export const PlacedItem = styled.li`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  padding-block-end: ${space[3]};
`

export const Card = styled.article`
  padding: ${space[3]} ${space[4]};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${tokens.radius.control};
  background: ${color.surfaceRaised};
  break-inside: avoid;
`

/** Cards that load: below a list that scrolls inside there is no room for more than its own. */
export const Skeletons = styled(List)`
  [data-scrolled-inside] > & {
    flex: 1 1 0;
    min-block-size: 0;
    overflow: clip;
  }

  & [data-summary] {
    padding: ${space[2]} ${space[3]};
  }
`

/** The line of controls at the end of a summary. */
export const SkeletonFoot = styled.div`
  display: grid;
  align-content: center;
  block-size: calc(${tokens.density.controlSmall} + ${space[1]});
`

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  padding-block-end: ${space[2]};

  /* A button has no baseline of text to align with. */
  &[data-with-actions] {
    align-items: center;
    padding-block-end: ${space[1]};
  }
`

/** The row's menu in the corner of the card; its icon is in line with the fields, not its edge. */
export const HeadActions = styled.div`
  flex: none;
  display: flex;
  margin: calc(-1 * ${space[1]}) calc(-1 * ${space[2]}) calc(-1 * ${space[1]}) 0;
`

export const Title = styled.div`
  flex: 1;
  min-inline-size: 0;
  ${textStyle('md')}
  font-weight: ${tokens.fontWeight.semibold};
  overflow-wrap: anywhere;
`

/** The name of a row as the link that opens it. */
export const RowLink = styled.a`
  color: inherit;
  text-decoration: none;

  &:hover {
    color: ${tokens.color.linkHover};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

/** Details that tell the row from others of the same name. */
export const Detail = styled.div`
  ${textStyle('sm')}
  color: ${color.textMuted};
  font-weight: ${tokens.fontWeight.regular};
`

export const Fields = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  margin: 0;
`

/** Label beside value; above it when text is twice as large. */
export const Field = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[3]};
  /* Not the baseline: that of a truncated two-line text is its last line. */
  align-items: start;

  /* The fields of an item are a group. */
  &[data-first-of-item] {
    padding-block-start: ${space[1]};
    border-block-start: ${borderWidth.hairline} solid ${color.border};
  }

  & > dt {
    flex: 1 1 calc(0.5 * ${tokens.size.menu});
    min-inline-size: 0;
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }

  & > dd {
    flex: 3 1 calc(0.66 * ${tokens.size.menu});
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }

  /* A larger touch target that takes no space from the lines. */
  @media (pointer: coarse) {
    & > dd > a {
      display: inline-block;
      margin-block: calc(-1 * ${space[1]});
      padding-block: ${space[1]};
    }
  }
`

/** Wraps between words only where even a line of its own is too short. */
/** Tells one amount of a summary from another. */
export const AmountLabel = styled.span`
  color: ${color.textMuted};
  font-size: ${tokens.fontSize.xs};
  font-weight: ${tokens.fontWeight.regular};
`

export const Amount = styled.span`
  display: inline-block;
`

/** Its text is aligned with that of the fields. */
export const Further = styled.div`
  padding-block-start: ${space[1]};
  margin: 0 0 calc(-1 * ${space[1]}) calc(-1 * ${space[2]});
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding-block-start: ${space[3]};
`
