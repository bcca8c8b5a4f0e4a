import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { space } = tokens

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-inline-size: 0;
`

export const Past = styled.section`
  display: grid;
  gap: ${space[2]};

  & > ul {
    margin: 0;
    padding-inline-start: ${space[5]};
  }
`

export const Decision = styled.div`
  display: flex;
  gap: ${space[1]};
`
