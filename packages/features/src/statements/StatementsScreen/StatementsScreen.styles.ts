import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, size, space } = tokens

/** Leaves room for the actions beside it. */
export const Lead = styled.span`
  display: block;
  max-inline-size: ${size.reading};
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: start;
`

/** The offer of all files, and below it what went wrong. */
export const All = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  justify-items: start;
  min-inline-size: 0;
`

/** Longer bars are hard to compare. */
export const Chart = styled.div`
  max-inline-size: ${size.dialogLarge};
`

/** Each on a line of its own, which doesn't break within a figure. */
export const Changes = styled.span`
  display: grid;
  justify-items: end;
  white-space: nowrap;
`

/** Button and text side by side in a row, below one another on a card. */
export const File = styled.div`
  display: flex;
  flex: 1 1 9rem;
  flex-direction: column;
  align-items: start;
  min-inline-size: 0;

  /* Its text starts where the others do, not its edge, which is not seen */
  & > button {
    flex: none;
    margin-inline-start: calc(-1 * (${space[2]} + ${borderWidth.hairline}));
  }

  article & {
    align-self: start;
    margin-block-end: ${space[1]};
  }

  [role='gridcell'] & {
    flex-direction: row;
    align-items: center;
    gap: ${space[2]};
    white-space: normal;

    & > button:focus-visible {
      outline-offset: calc(-1 * ${borderWidth.thick});
    }
  }
`
