'use client'

import { Link, Text } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { SignInStep } from './SignInStep.js'
import { type CodeContacts, lastDigits } from './two-factor-choices.js'
import { twoFactorMessages } from './two-factor-messages.js'

export interface VerifyInfoProps extends HTMLAttributes<HTMLElement> {
  /** The contacts on file; left out while they are unknown. */
  contacts?: CodeContacts
  /** Where the reader came from. */
  backHref: string
}

/** Use it to explain why a code is needed, and where it can go. */
export const VerifyInfo = forwardRef<HTMLElement, VerifyInfoProps>(function VerifyInfo(
  { contacts, backHref, ...rest },
  ref,
) {
  const say = useMessages(twoFactorMessages)
  const phone = (label: 'mobilePhone' | 'homePhone') => {
    const last = lastDigits(contacts?.[label] ?? null)
    return last ? `${say(label)} ${say('endingIn', { last })}` : null
  }
  const lines = [contacts?.email, phone('mobilePhone'), phone('homePhone')].filter((line) => line !== null)
  return (
    <SignInStep ref={ref} title={say('infoTitle')} {...rest}>
      <Text>{say('infoText')}</Text>
      <Text>{say('infoRemember')}</Text>
      {contacts && (
        <div>
          <Text>{say('infoContacts')}</Text>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Text tone="muted">{say('infoWrong')}</Text>
        </div>
      )}
      <Link href={backHref}>{say('back')}</Link>
    </SignInStep>
  )
})
