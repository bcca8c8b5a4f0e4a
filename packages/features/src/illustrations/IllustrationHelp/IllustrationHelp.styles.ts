import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { space } = tokens

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  overflow-wrap: anywhere;
`

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[2]};
`

/** A link with an icon before it. */
export const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding-inline-start: ${space[5]};
`

/** As many columns as there is room for. */
export const Products = styled(List)`
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
  column-gap: ${space[6]};
  justify-self: stretch;
`
