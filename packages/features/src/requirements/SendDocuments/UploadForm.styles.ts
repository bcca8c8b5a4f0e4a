import { DescriptionList, Text } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { space } = tokens

/** Why nothing can be sent yet, before the buttons. */
export const Reason = styled(Text).attrs({ as: 'span', size: 'sm', tone: 'muted' })`
  margin-inline-end: auto;
`

export const Names = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding-inline-start: ${space[5]};
  overflow-wrap: anywhere;
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
`

/** The request takes the whole width. */
export const Wanted = styled(DescriptionList)`
  &[data-layout='columns'] {
    grid-template-columns: minmax(0, 1fr);
  }
`
