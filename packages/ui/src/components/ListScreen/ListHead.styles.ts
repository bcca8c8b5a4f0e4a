import { styled } from 'styled-components'
import { textStyle } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

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

  ${media.belowTablet} {
    row-gap: ${tokens.space[2]};
  }

  /* Otherwise one action is beside the title, and what the list is about is one small line below both. */
  &:not([data-wide]) > :first-child > :last-child:has(> :nth-child(2) > :only-child) {
    row-gap: ${tokens.space[1]};

    & > :first-child {
      display: contents;
    }

    & > :first-child > h1 {
      flex: 1 1 0;
    }

    & > :first-child > :not(h1) {
      order: 1;
      flex: 1 0 100%;
      ${textStyle('xs')}
    }
  }

  /* Several actions have a line of their own. */
  &:not([data-wide]) > :first-child:has(> :last-child > :nth-child(2) > :nth-child(2)) {
    flex-basis: 100%;
  }

  /* In a wide window the title, the way to the other lists and the tools share a line, as high as the title. */
  &[data-wide] {
    --pp-density-control: ${tokens.density.controlSmall};

    gap: ${tokens.space[2]} ${tokens.space[4]};

    & > :first-child {
      flex: 0 1 auto;
    }
  }

  /*
   * With actions of the page, these and what the list is about are in the line of the breadcrumb: the first row is where
   * it is on any other list. The parts of the page header are then parts of this line.
   */
  &[data-wide]:has(> :first-child > :last-child > :nth-child(2)) {
    row-gap: 0;

    & > :first-child,
    & > :first-child > :last-child,
    & > :first-child > :last-child > :first-child {
      display: contents;
    }

    & > :first-child > nav {
      order: -4;
    }

    /* What the list is about */
    & > :first-child > :last-child > :first-child > :not(h1) {
      order: -3;
      flex: 1 1 0;
      min-inline-size: min-content;
      /* Small, so that it takes one line beside three actions */
      ${textStyle('xs')}
      padding-block: ${tokens.space[1]};
    }

    /* The actions */
    & > :first-child > :last-child > :nth-child(2) {
      order: -2;
      /* Clear of the tools in the line below */
      margin-block: calc(-2 * ${tokens.space[1]}) ${tokens.space[1]};

      & > button {
        min-block-size: calc(${tokens.size.target} + ${tokens.space[1]});
        padding-block: 0;
      }
    }

    /* The next line begins */
    &::before {
      content: '';
      order: -1;
      flex: 1 0 100%;
    }

    & h1:focus {
      outline: none;
    }
  }

  @media print {
    & > :not(:first-child, [role='group']) {
      display: none;
    }
  }
`
