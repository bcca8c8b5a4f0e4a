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

export const Form = styled.form`
  display: grid;
  gap: ${space[6]};
`

export const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
`

/** The value on file is one fact: it takes the whole line. */
export const OnFile = styled(DescriptionList)`
  &[data-layout] {
    grid-template-columns: minmax(0, 1fr);
  }
`
