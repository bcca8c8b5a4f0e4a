import { Link } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { size, space } = tokens

export const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  max-inline-size: ${size.dialogLarge};
`

export const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space[2]};

  & > svg {
    margin: 0;
  }

  &:dir(rtl) > svg {
    rotate: 180deg;
  }
`

export const Waiting = styled.div`
  display: grid;
  gap: ${space[2]};
`
