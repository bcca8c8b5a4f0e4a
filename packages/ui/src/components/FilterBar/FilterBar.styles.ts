import { styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { space } = tokens

export const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  /* For the ring around it: it has the focus once nothing is left to take away. */
  border-radius: ${tokens.radius.small};

  /* On paper only what is set says something. */
  @media print {
    button,
    [data-inline]:not([data-set], :has([data-set])) {
      display: none;
    }
  }
`

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[2]};

  /* They give way before one of them wraps onto a second line. Doubled, or the width of a field may win. */
  && > * {
    flex: 1 1 calc(0.625 * ${tokens.size.menu});
    max-inline-size: ${tokens.size.menu};
  }

  /* Typed text and placeholders need more space than a choice. */
  && > :has(input) {
    flex-basis: calc(1.15 * ${tokens.size.menu});
    max-inline-size: calc(1.4 * ${tokens.size.menu});
  }

  /* With its label inside, a choice is as wide as what it says, or gives way; the others take what it leaves. */
  && > [data-inline] {
    flex: 100 1 calc(0.625 * ${tokens.size.menu});
    inline-size: auto;
    min-inline-size: min(100%, calc(0.625 * ${tokens.size.menu}));
    max-inline-size: max-content;
  }

  && > button {
    flex: none;
    align-self: center;
  }

  @media print {
    && > :has(input:placeholder-shown) {
      display: none;
    }
  }

  ${media.belowTablet} {
    && > *,
    && > :has(input) {
      flex: 1 1 100%;
      max-inline-size: none;
    }
  }
`

export const Active = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  /* Higher than the tags beside it, for the finger */
  ${media.belowTablet} {
    & > button {
      margin-block: calc(-1 * ${space[1]});
    }
  }
`

export const Tags = styled.ul`
  display: contents;
  /* Empty markers, as Safari takes a list without any for none. */
  list-style: '';

  & > li {
    display: flex;
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`
