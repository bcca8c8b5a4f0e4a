'use client'

import type { TwoFactorContacts } from '@producer-portal/domain/session'
import { HouseIcon, Icon, type IconGlyph, Link, MailIcon, PhoneIcon, Text } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { SignInStep } from './SignInStep.js'
import { lastDigits } from './two-factor-choices.js'
import { twoFactorMessages } from './two-factor-messages.js'
import * as S from './VerifyStep.styles.js'

export interface VerifyInfoProps extends HTMLAttributes<HTMLElement> {
  /** The contacts on file; left out while they are unknown. */
  contacts?: TwoFactorContacts
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
    return last && `${say(label)} ${say('endingIn', { last })}`
  }
  const all: readonly (readonly [IconGlyph, string])[] = [
    [MailIcon, contacts?.email ?? ''],
    [PhoneIcon, phone('mobilePhone')],
    [HouseIcon, phone('homePhone')],
  ]
  const known = all.filter(([, words]) => words !== '')
  return (
    <SignInStep ref={ref} title={say('infoTitle')} {...rest}>
      <S.Words>
        <Text>{say('infoText')}</Text>
        <Text>{say('infoRemember')}</Text>
      </S.Words>
      {known.length > 0 && (
        <S.Words>
          <Text weight="medium">{say('infoContacts')}</Text>
          <S.Contacts>
            {known.map(([glyph, words]) => (
              <li key={words}>
                <Icon glyph={glyph} />
                <span>{words}</span>
              </li>
            ))}
          </S.Contacts>
        </S.Words>
      )}
      <Text tone="muted">{say('infoWrong')}</Text>
      <Link href={backHref}>{say('back')}</Link>
    </SignInStep>
  )
})
