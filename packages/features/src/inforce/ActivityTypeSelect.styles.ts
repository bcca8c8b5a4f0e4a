import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

/** The label stands before the choice, as one line with it. */
export const Root = styled.div`
  & > * {
    grid-template-columns: auto minmax(0, ${tokens.size.menu});
    align-items: center;
    justify-content: start;
    column-gap: ${tokens.space[3]};
    row-gap: 0;
  }
`
