import { styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { space } = tokens

export const Root = styled.div`
  display: grid;

  /* The way back is not printed. */
  @media print {
    & > nav {
      display: none;
    }
  }
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  min-block-size: ${tokens.lineHeight.xl};

  /* Only an app focuses it, so that it is read out: it can't be pressed, and a ring would cut the breadcrumb. */
  & h1:focus {
    outline: none;
  }
`

/** A sentence wraps beside the buttons before they go to a line of their own. */
export const Titles = styled.div`
  flex: 1 1 20rem;
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  min-inline-size: 0;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  /* Higher than a line of the title, which stays where it is on every page */
  margin-block: calc(-1 * ${space[1]});

  /* On a phone several buttons share the lines evenly; ragged ends would look like chance. */
  ${media.belowTablet} {
    &:has(> :nth-child(2)) {
      flex: 1 1 100%;
    }

    & > :not(:only-child) {
      flex: 1 1 auto;
    }

    /* The text of a button without a box is in line with the title, not the space around it. */
    & > [data-variant='quiet']:only-child {
      margin-inline-start: calc(-1 * ${space[3]});
    }
  }

  @media print {
    display: none;
  }
`
