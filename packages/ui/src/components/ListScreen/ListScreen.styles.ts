import { styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { Link } from '../Link/Link.js'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  min-inline-size: 0;

  /* Cards need more room around what is above them. */
  ${media.belowTablet} {
    gap: ${tokens.space[3]};
  }
`

/** The way to the other lists is beside the title where there is room. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space[3]} ${tokens.space[6]};
  min-inline-size: 0;

  & > * {
    max-inline-size: 100%;
  }

  & > :first-child {
    flex: 1 1 24rem;
  }

  @media print {
    & > :not(:first-child) {
      display: none;
    }
  }
`

export const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  min-inline-size: 0;

  /* Filters without fields, of which none is set, are no line of their own. */
  & > :empty {
    margin-block-start: calc(-1 * ${tokens.space[2]});
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
`

/** One list without pages scrolls in a frame of its own: as high as its rows, and never higher than the window. */
export const Table = styled.div`
  min-inline-size: 0;

  &[data-continuous] {
    block-size: 85dvh;

    /* Cards are higher than rows. */
    ${media.belowTablet} {
      max-block-size: none !important;
    }
  }
`
