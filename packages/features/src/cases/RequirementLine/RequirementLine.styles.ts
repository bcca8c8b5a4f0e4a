import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { color, fontWeight, space } = tokens

/** Less than the facts, the note and two buttons need. */
const isNarrow = '@container (max-width: 40rem)'

export const Root = styled.div`
  inline-size: 100%;
  container-type: inline-size;
`

/** The facts are under one another, line by line; the note takes what is left. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: 12.5rem 6rem 8rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]};
  inline-size: 100%;
  white-space: nowrap;

  ${isNarrow} {
    grid-template-columns: minmax(0, 9rem) 6rem minmax(0, 1fr) auto;
  }
`

export const Status = styled.span`
  display: flex;
  min-inline-size: 0;
`

export const Fact = styled.span`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`

export const Turn = styled.span`
  color: ${color.textMuted};

  &[data-yours] {
    color: ${color.warningText};
    font-weight: ${fontWeight.medium};
  }
`

export const Note = styled.span`
  overflow: hidden;
  color: ${color.textMuted};
  text-overflow: ellipsis;

  ${isNarrow} {
    display: none;
  }
`

/** A button of its own line each would be higher than the line. */
export const Actions = styled.span`
  display: flex;
  justify-content: end;
  gap: ${space[1]};

  & > button {
    min-block-size: 0;
    block-size: calc(var(--dt-row, 2.5rem) - ${space[2]});
  }

  /* The history is in the menu of the row, too */
  ${isNarrow} {
    & > [data-variant='quiet'] {
      display: none;
    }
  }
`
