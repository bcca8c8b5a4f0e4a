import { DescriptionList } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { size, space } = tokens

/** A page with one account form. */
export const Root = styled.section`
  display: grid;
  gap: ${space[5]};
  max-inline-size: ${size.dialogLarge};
`

/** The value on file is one fact: it takes the whole line. */
export const OnFile = styled(DescriptionList)`
  &[data-layout] {
    grid-template-columns: minmax(0, 1fr);
  }
`
