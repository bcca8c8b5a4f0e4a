import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

export { Form, Titles } from './LegacyLogin.styles.js'

export const Root = styled.section`
  display: grid;
  gap: ${tokens.space[5]};
  inline-size: 100%;
`

export const Actions = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`

export const Links = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  justify-items: start;
  padding-block-start: ${tokens.space[2]};
`
