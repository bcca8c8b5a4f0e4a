import { styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  min-inline-size: 0;

  &[data-align='end'] {
    justify-content: flex-end;
  }

  &[data-align='between'] {
    justify-content: space-between;
  }

  &[data-stacked] {
    ${media.belowTablet} {
      flex-direction: column;
      align-items: stretch;
    }
  }

  &[data-attached] {
    flex-wrap: nowrap;
    gap: 0;

    & > * {
      border-radius: 0;
    }

    & > :first-child {
      border-start-start-radius: ${tokens.radius.control};
      border-end-start-radius: ${tokens.radius.control};
    }

    & > :last-child {
      border-start-end-radius: ${tokens.radius.control};
      border-end-end-radius: ${tokens.radius.control};
    }

    & > * + * {
      margin-inline-start: calc(-1 * ${tokens.borderWidth.hairline});
    }

    /* Their edges lie over one another: the one that is on, then the one with the focus, shows its own. */
    & > [aria-pressed='true'],
    & > :focus-visible {
      z-index: ${tokens.zIndex.raised};
    }
  }
`
