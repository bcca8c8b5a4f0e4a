import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

export { Form } from './LegacyLogin.styles.js'

export const Ways = styled.div`
  display: flex;
  flex-flow: row wrap;
  gap: ${tokens.space[2]} ${tokens.space[5]};
  align-items: center;
`
