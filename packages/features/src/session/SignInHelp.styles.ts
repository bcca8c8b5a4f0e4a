import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { SignInStep } from './SignInStep.js'

export { Disc, Form } from './VerifyStep.styles.js'

/** A step that keeps its width where the page around it is wide, for readers who are signed in. */
export const Step = styled(SignInStep)`
  max-inline-size: ${tokens.size.field};
`

export const Part = styled.section`
  display: grid;
  gap: ${tokens.space[4]};
`

export const Words = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  overflow-wrap: anywhere;
`

/** Set off from what people came for. */
export const More = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
  border-block-start: ${tokens.borderWidth.hairline} solid ${tokens.color.border};
  padding-block-start: ${tokens.space[5]};
`

export const Ways = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  justify-items: start;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`

export const Way = styled.li`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;

  & > svg {
    flex: none;
    color: ${tokens.color.textMuted};
  }
`
