import { css, styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { Link } from '../Link/Link.js'
import { Toolbar } from '../Toolbar/Toolbar.js'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  min-inline-size: 0;
`

/**
 * The count and the actions at the end of the line of the title; what is to be noticed is in that of the breadcrumb, and
 * so is the count where the other line has no room for it.
 */
export const HeadTools = styled.div`
  flex: 1 1 27rem;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 0 ${tokens.space[2]};
  min-inline-size: 0;

  button:not([aria-label]) {
    padding-inline: ${tokens.space[2]};
  }

  /* Of what can't be pressed on paper, the count is left. */
  @media print {
    & > :not([id]) {
      display: none;
    }
  }
`

/** As high as the line of the breadcrumb, and a little above what is in that of the title. */
export const HeadNote = styled.div`
  order: -1;
  flex: 1 0 100%;
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 0 ${tokens.space[6]};
  margin-block: calc(-1 * ${tokens.space[1]}) ${tokens.space[1]};

  && > * {
    min-block-size: ${tokens.size.target};
  }

  && button {
    min-block-size: ${tokens.size.target};
    padding-block: 0;
  }
`

export const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
`

/** The toolbar and the fields of the filters; in a wide window the button of the filters and the fields in one line. */
export const Filters = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  min-inline-size: 0;

  /* Filters without fields, of which none is set, are no line of their own. */
  &:not([data-wide]) > :empty {
    margin-block-start: calc(-1 * ${tokens.space[2]});
  }

  &[data-wide] {
    flex-flow: row wrap;
    align-items: center;

    & > button {
      flex: none;
      align-self: start;
    }

    & > [role='group']:last-child {
      flex: 1 1 0;
    }
  }

  @media print {
    & > button {
      display: none;
    }
  }
`

/** The count takes a second line before the toolbar does. */
export const ToolLine = styled(Toolbar)`
  flex-wrap: nowrap;
  column-gap: ${tokens.space[2]};

  & > :first-child {
    flex-wrap: nowrap;

    & > button {
      flex: none;
    }
  }

  & > :last-child {
    flex: none;
  }
`

/** The way to the list, where the list would be. */
export const Prompt = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto);
  place-content: center;
  min-block-size: calc(8 * ${tokens.density.row});
  padding: ${tokens.space[6]};
  border: ${tokens.borderWidth.hairline} solid ${tokens.color.border};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.surface};
  text-align: center;
`

/** The toolbar of a phone: what the list is and what is done with all of it, then what is shown of it. */
export const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
`

/** It wraps only where large text leaves no space. On paper the count alone is left. */
export const Line = styled.div`
  @media print {
    & > :not([id]) {
      display: none;
    }
  }

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  min-inline-size: 0;

  & > :first-child:not(button) {
    flex: 1 1 calc(0.75 * ${tokens.size.menu});
  }
`

/** A way to another page among buttons: as high as they are, and without an underline. */
export const ToolLink = styled(Link)`
  min-block-size: ${tokens.density.controlSmall};
  padding-inline: ${tokens.space[2]};
`

/** They stay together where the toolbar breaks into lines, unless large text leaves no room for that. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};

  ${HeadTools} > &,
  ${Line} > & {
    column-gap: ${tokens.space[1]};
  }

  /* The icon of the menu ends where the lines below do, and the count beside them has room for its one line. */
  ${Line} > & {
    margin-inline-end: calc(-1 * ${tokens.space[2]});

    button:not([aria-label]) {
      padding-inline: ${tokens.space[2]};

      & > :last-child:not(:first-child) {
        display: none;
      }
    }
  }
`

/** The name of a row over its note: two lines amid the row. Each has a box of its own, so that only the name is underlined. */
const notedStyles = css`
  .dt-noted {
    display: block;
    align-content: center;
    block-size: calc(100% - ${tokens.borderWidth.hairline});
    margin-block-start: ${tokens.borderWidth.hairline};
    line-height: var(--dt-line);
  }

  .dt-noted > * {
    display: block;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  [data-one-line] .dt-noted {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
  }

  .dt-noted-name > .dt-link {
    color: inherit;
    text-decoration: none;
  }

  .dt-row[data-hovered] .dt-noted-name > .dt-link {
    color: ${tokens.color.linkHover};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .dt-note {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.xs};
    font-weight: ${tokens.fontWeight.regular};
  }

  /* The name is whole before the note is, but a long one leaves room for its first word */
  [data-one-line] .dt-note {
    flex: 1 1 0;
    min-inline-size: ${tokens.space[12]};
  }
`

/** One list without pages scrolls in a frame of its own: as high as its rows, and never higher than the window. */
export const Table = styled.div`
  position: relative;
  min-inline-size: 0;

  ${notedStyles}

  &[data-continuous] {
    block-size: 85dvh;

    /* Cards are higher than rows. */
    ${media.belowTablet} {
      max-block-size: none !important;
    }
  }
`
