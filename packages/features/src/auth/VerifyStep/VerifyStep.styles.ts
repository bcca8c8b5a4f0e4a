import { Button } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { SignInStep } from '../SignInStep/SignInStep.js'

const { color, radius, size, space } = tokens

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  align-items: center;
  justify-content: space-between;
  border-block-start: ${tokens.borderWidth.hairline} solid ${color.border};
  padding-block-start: ${space[4]};
`

/** Something that happens here, as light as the links beside it. */
export const LinkButton = styled(Button).attrs({ variant: 'quiet', size: 'small' })`
  && {
    min-block-size: ${size.target};
    padding: 0;
    color: ${color.link};
    font-weight: inherit;
    text-decoration: underline;
    text-decoration-color: color-mix(in oklab, currentColor 40%, transparent);
    text-underline-offset: 0.2em;
  }

  &&:hover {
    background: none;
    color: ${color.linkHover};
    text-decoration-color: currentColor;
  }

  &&[aria-disabled='true'] {
    color: ${color.textMuted};
    text-decoration: none;
  }
`

/** Asks for another code, and says how long until that is possible. */
export const Resend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  align-items: center;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`

/** A note can also be on a page for signed-in users, which is wider than the sign-in page. */
export const Note = styled(SignInStep)`
  max-inline-size: ${size.field};
  margin-inline: auto;
`

export const Contacts = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  border: ${tokens.borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.panel};
  padding: ${space[4]};
  list-style: none;

  & > li {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & svg {
    flex: none;
    color: ${color.textMuted};
  }
`
