import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { SignInStep } from '../SignInStep/SignInStep.js'

export { Form } from '../SignInStep/SignInStep.styles.js'

const { color, radius, size, space } = tokens

export const Actions = styled.div`
  display: grid;
  gap: ${space[3]};
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  align-items: center;
  justify-content: space-between;
  border-block-start: ${tokens.borderWidth.hairline} solid ${color.border};
  padding-block-start: ${space[4]};

  /* the words of the quiet button end where the fields end */
  & > button {
    margin-inline-end: calc(-1 * ${space[2]});
  }
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

export const Message = styled.div`
  display: grid;
  gap: ${space[3]};
`
