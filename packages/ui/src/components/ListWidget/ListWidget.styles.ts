import { styled } from 'styled-components'
import { singleLine, tabularNumbers, textStyle } from '../../theme/text-style.js'
import { tokens } from '../../tokens/tokens.js'
import { toVariableName } from '../../tokens/variables.js'
import { Heading } from '../Heading/Heading.js'
import { Link } from '../Link/Link.js'
import { Tabs } from '../Tabs/Tabs.js'
import { cardBreakpoint } from './card-breakpoint.js'

const { borderWidth, color, space } = tokens

/** With less room each row is a card with an edge of its own, and the frame around them goes. */
const asCards = `@container list-widget (inline-size < ${cardBreakpoint / 16}rem)`

export const Root = styled.section`
  container: list-widget / inline-size;
  min-inline-size: 0;
  color: ${color.text};
`

export const Frame = styled.div`
  /* The tabs are beside the heading where there is room. */
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  column-gap: ${space[4]};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${tokens.radius.panel};
  background: ${color.surfaceRaised};
  /* The table in it lies on the same surface, as does any card beside it. */
  ${toVariableName('color', 'surface')}: ${color.surfaceRaised};

  ${asCards} {
    border: 0;
    border-radius: 0;
    background: transparent;
  }
`

export const Head = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[4]};
  min-inline-size: max-content;
  padding: ${space[3]} ${space[5]} ${space[2]};

  ${asCards} {
    min-inline-size: min(100%, 18rem);
    justify-content: space-between;
    padding: 0 0 ${space[1]};
  }
`

export const Title = styled(Heading)`
  min-inline-size: 0;
`

export const FullListLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${space[6]};
  font-weight: ${tokens.fontWeight.medium};

  &[data-look='quiet'] {
    color: ${color.link};
  }

  & > svg {
    margin: 0;
  }

  @media print {
    display: none;
  }
`

export const Lists = styled(Tabs)`
  display: contents;

  & > :first-child {
    flex: 0 1 auto;
    max-inline-size: 100%;
    padding-inline: ${space[4]};
    box-shadow: none;
  }

  & > [role='tabpanel'] {
    flex: 1 0 100%;
    min-inline-size: 0;
    inline-size: 100%;
    border-block-start: ${borderWidth.hairline} solid ${color.border};
  }

  ${asCards} {
    & > :first-child {
      padding-inline: 0;
    }
  }
`

export const Panel = styled.div`
  display: grid;
  min-inline-size: 0;

  ${asCards} {
    gap: ${space[3]};
    padding-block-start: ${space[2]};
  }
`

export const Above = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: ${space[3]} ${space[5]};
  border-block-end: ${borderWidth.hairline} solid ${color.border};

  /* Filters that say nothing take no room, and can still have the focus. */
  & > :empty {
    margin-block-start: calc(-1 * ${space[2]});
  }

  @media print {
    padding-block: 0;
    border: 0;
  }

  /* The first control is beside the order of the cards, and as high. The others are below both. */
  ${asCards} {
    display: contents;

    & [data-table-only],
    & :has(> [data-table-only]) {
      display: none;
    }

    & > :first-child button {
      min-block-size: ${tokens.density.control};
    }

    & > :not(:first-child) {
      order: 1;
      flex: 1 0 100%;
    }
  }
`

/** The last page is as high as the others, or the page buttons would run away from the pointer. */
export const List = styled.div`
  min-inline-size: 0;
  border-end-start-radius: ${tokens.radius.panel};
  border-end-end-radius: ${tokens.radius.panel};
  overflow: clip;

  &[data-paged] .dt-scroller {
    min-block-size: calc(6 * var(--dt-row));
  }

  &:not(:last-child) {
    border-radius: 0;
  }

  /* The rows are of two lines, so a header may be too before it is cut. */
  .dt-header {
    white-space: normal;
    text-wrap: balance;
  }

  /* Content at the edges lines up with the heading. */
  .dt-scroller :is([aria-colindex='1'], .dt-skeleton-row > :first-child) {
    padding-inline-start: ${space[5]};
  }

  & > * > :has(> nav) {
    padding-inline: ${space[5]} ${space[3]};
  }

  ${asCards} {
    && {
      border: 0;
    }

    border-radius: 0;
    overflow: visible;

    & > * > :has(> nav) {
      padding-inline: 0;
    }
  }
`

export const Foot = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  padding: ${space[3]} ${space[5]};
  border-block-start: ${borderWidth.hairline} solid ${color.border};

  & > div {
    inline-size: 100%;
  }

  /* A finger needs more than a line of text. */
  & > a {
    min-block-size: ${space[8]};
  }

  ${asCards} {
    padding-inline: 0;
  }
`

export const Cell = styled.span`
  display: grid;
  justify-items: start;
  min-inline-size: 0;
  /* For a long status: every other line says itself whether it breaks. */
  white-space: normal;

  &[data-align='end'] {
    justify-items: end;
  }

  /* On a card all values begin at one line. */
  article && {
    justify-items: start;
  }
`

/** One line beside another, or up to two on its own. */
export const Line = styled.span`
  max-inline-size: 100%;
  ${singleLine}

  &[data-alone] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
  }

  [data-align='end'] > & {
    ${tabularNumbers}
  }

  article & {
    white-space: normal;
  }
`

export const Name = styled.button`
  max-inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.small};
  background: none;
  color: ${color.text};
  font-weight: ${tokens.fontWeight.medium};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  ${singleLine}

  &:hover,
  .dt-row[data-hovered] & {
    color: ${color.linkHover};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  article & {
    padding-block: ${space[1]};
    font-weight: ${tokens.fontWeight.semibold};
    white-space: normal;
    overflow-wrap: anywhere;
  }
`

export const Detail = styled.span`
  max-inline-size: 100%;
  color: ${color.textMuted};
  ${textStyle('xs')}
  ${tabularNumbers}
  ${singleLine}

  article & {
    font-weight: ${tokens.fontWeight.regular};
    white-space: normal;
  }
`
