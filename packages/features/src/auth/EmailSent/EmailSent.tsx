'use client'

import type { Failure } from '@producer-portal/domain/endpoint'
import { ArrowLeftIcon, Button, MailIcon, RefreshCwIcon, Text, UserIcon } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { HelpStep } from '../HelpStep/HelpStep.js'
import * as S from '../HelpStep/HelpStep.styles.js'
import { signInHelpMessages } from '../messages.js'

export interface EmailSentProps extends HTMLAttributes<HTMLElement> {
  /** The user ID as it was typed; without it nothing can be resent. */
  userId?: string
  /** `sending` while the link is resent, `resent` once it was. Default: `ready`. */
  state?: 'ready' | 'sending' | 'resent'
  /** The reason it could not be resent; shown and focused. A new object is a new failure. */
  failure?: Failure
  /** The page where another user ID is given. */
  againHref: string
  /** The URL of the sign-in page. */
  signInHref: string
  /** Called by 'Resend the link'. */
  onLinkResend: () => void
}

/** Use it after a link for a new password was asked for. It says the same whether there is such an account or not. */
export const EmailSent = forwardRef<HTMLElement, EmailSentProps>(function EmailSent(
  { userId, state = 'ready', failure, againHref, signInHref, onLinkResend, ...rest },
  ref,
) {
  const t = useMessages(signInHelpMessages)
  return (
    <HelpStep
      ref={ref}
      icon={MailIcon}
      title={t('sentTitle')}
      failure={failure}
      success={state === 'resent' ? t('resent') : undefined}
      links={[
        { icon: UserIcon, label: t('otherUserId'), href: againHref },
        { icon: ArrowLeftIcon, label: t('backToSignIn'), href: signInHref },
      ]}
      {...rest}
    >
      <S.Message>
        <Text>{userId ? t('linkSentTo', { userId }) : t('linkSent')}</Text>
        <Text tone="muted">{t('linkTerms')}</Text>
      </S.Message>
      {userId && (
        <Button
          size="large"
          isFullWidth
          isPending={state === 'sending'}
          pendingText={t('sending')}
          onClick={onLinkResend}
        >
          {t('resend')}
        </Button>
      )}
    </HelpStep>
  )
})

export interface UserIdSentProps extends HTMLAttributes<HTMLElement> {
  /** The page where another email address can be entered. */
  againHref: string
  /** The address of the sign-in page. */
  signInHref: string
}

/** Use it after a user ID was requested. It says the same whether the account exists or not. */
export const UserIdSent = forwardRef<HTMLElement, UserIdSentProps>(function UserIdSent(
  { againHref, signInHref, ...rest },
  ref,
) {
  const t = useMessages(signInHelpMessages)
  return (
    <HelpStep
      ref={ref}
      icon={MailIcon}
      title={t('sentTitle')}
      links={[
        { icon: RefreshCwIcon, label: t('otherEmail'), href: againHref },
        { icon: ArrowLeftIcon, label: t('backToSignIn'), href: signInHref },
      ]}
      {...rest}
    >
      <S.Message>
        <Text>{t('userIdSent')}</Text>
        <Text tone="muted">{t('userIdTerms')}</Text>
      </S.Message>
    </HelpStep>
  )
})
