'use client'

import type { TwoFactorContacts } from '@producer-portal/domain/auth'
import { HouseIcon, Icon, type IconComponent, Link, MailIcon, PhoneIcon, Text, Stack } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { twoFactorMessages } from '../messages.js'
import { SignInStep } from '../SignInStep/SignInStep.js'
import { getLastDigits } from '../VerifyStep/VerifyStep.js'
import * as S from '../VerifyStep/VerifyStep.styles.js'

export interface VerifyInfoProps extends HTMLAttributes<HTMLElement> {
  /** The contacts on file. Default: unknown. */
  contacts?: TwoFactorContacts
  /** The URL to go back to. */
  backHref: string
}

/** Use it to explain why a code is needed, and where it can go. */
export const VerifyInfo = forwardRef<HTMLElement, VerifyInfoProps>(function VerifyInfo(
  { contacts, backHref, ...rest },
  ref,
) {
  const t = useMessages(twoFactorMessages)
  const phone = (label: 'mobilePhone' | 'homePhone') => {
    const last = getLastDigits(contacts?.[label] ?? null)
    return last && t(`${label}EndingIn`, { last })
  }
  const all: readonly (readonly [IconComponent, string])[] = [
    [MailIcon, contacts?.email ?? ''],
    [PhoneIcon, phone('mobilePhone')],
    [HouseIcon, phone('homePhone')],
  ]
  const onFile = all.filter(([, text]) => text !== '')
  return (
    <SignInStep ref={ref} title={t('infoTitle')} {...rest}>
      <Stack gap={3}>
        <Text>{t('infoText')}</Text>
        <Text>{t('infoRemember')}</Text>
      </Stack>
      {onFile.length > 0 && (
        <Stack gap={3}>
          <Text weight="medium">{t('infoContacts')}</Text>
          <S.Contacts>
            {onFile.map(([icon, text]) => (
              <li key={text}>
                <Icon icon={icon} />
                <span>{text}</span>
              </li>
            ))}
          </S.Contacts>
        </Stack>
      )}
      <Text tone="muted">{t('infoWrong')}</Text>
      <Link href={backHref}>{t('back')}</Link>
    </SignInStep>
  )
})
