import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

export const Root = styled.section`
  display: grid;
  gap: ${tokens.space[5]};
  justify-items: start;
  inline-size: 100%;

  & > * {
    max-inline-size: 100%;
  }
  & > :not(a) {
    inline-size: 100%;
  }
`

export const Titles = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  text-wrap: pretty;
`

export const Form = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
`
