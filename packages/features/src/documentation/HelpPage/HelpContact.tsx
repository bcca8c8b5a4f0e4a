'use client'

import { Heading, Link, MailIcon, PhoneIcon, Text } from '@producer-portal/ui'
import { useId } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { documentationMessages } from '../messages.js'
import * as S from './HelpPage.styles.js'

export interface HelpContactProps {
  /** The `tel:` and `mailto:` addresses of the help desk. */
  hrefs: { readonly phone: string; readonly email: string }
}

/** Use it at the end of a help page, for what it does not answer. */
export function HelpContact({ hrefs }: HelpContactProps) {
  const t = useMessages(documentationMessages)
  const id = useId()
  return (
    <S.Contact aria-labelledby={id}>
      <Heading level={2} size="md" id={id}>
        {t('contact')}
      </Heading>
      <Text>{t('contactText')}</Text>
      <S.ContactLinks>
        <Link href={hrefs.phone} iconStart={PhoneIcon}>
          {t('call')}
        </Link>
        <Link href={hrefs.email} iconStart={MailIcon}>
          {t('write')}
        </Link>
      </S.ContactLinks>
    </S.Contact>
  )
}
