import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { space } = tokens

export const PersonHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`

export const PersonFacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
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
  flex-wrap: wrap;
  gap: ${space[1]};

  & > * {
    flex: none;
  }
`
