import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { SignInStep } from '../SignInStep/SignInStep.js'

/** Keeps its width on wide pages, for users who are signed in. */
export const Step = styled(SignInStep)`
  max-inline-size: ${tokens.size.field};
`

export const Part = styled.section`
  display: grid;
  gap: ${tokens.space[4]};
`

export const Message = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  overflow-wrap: anywhere;
`

/** Set off from the main content. */
export const More = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
  border-block-start: ${tokens.borderWidth.hairline} solid ${tokens.color.border};
  padding-block-start: ${tokens.space[5]};
`

export const Links = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  justify-items: start;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`

export const LinkItem = styled.li`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;

  & > svg {
    flex: none;
    color: ${tokens.color.textMuted};
  }
`
