import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { fontWeight, size, space } = tokens

export const Root = styled.div`
  display: grid;
  gap: ${space[6]};
`

export const Top = styled.div`
  display: grid;
  gap: ${space[3]};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  min-inline-size: 0;

  & > button {
    flex: none;
    margin-inline-start: auto;
  }
`

export const Person = styled.div`
  min-inline-size: 0;
`

export const Name = styled.p`
  font-weight: ${fontWeight.semibold};
  overflow-wrap: anywhere;
`

export const Wait = styled.div`
  display: grid;
  place-items: center;
  min-block-size: ${size.dialogSmall};
`
