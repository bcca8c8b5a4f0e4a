import { DescriptionList } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { space } = tokens

export const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
`

export const Message = styled.div`
  display: grid;
  gap: ${space[1]};
`

export const Names = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding-inline-start: ${space[5]};
  overflow-wrap: anywhere;
`

/** The files, and above them how many of them can be sent. */
export const Files = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
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
