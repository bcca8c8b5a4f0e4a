'use client'

import type { Failure } from '@producer-portal/domain/endpoint'
import { credentialLengths, userIdForm } from '@producer-portal/domain/auth'
import { ArrowLeftIcon, Heading, MailIcon, PhoneIcon, Text, UserIcon } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, useId } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { HelpForm, HelpStep } from '../HelpStep/HelpStep.js'
import * as S from '../HelpStep/HelpStep.styles.js'
import { signInHelpMessages } from '../messages.js'

/** The URLs of the sign-in help. */
export interface SignInHelpHrefs {
  /** The page where a forgotten user ID is found again. */
  readonly forgotUserId: string
  /** `tel:` address of the help desk. */
  readonly phone: string
  /** `mailto:` address of the help desk. */
  readonly email: string
  /** Back to the sign-in page. */
  readonly signIn: string
}

export interface SignInHelpProps extends HTMLAttributes<HTMLElement> {
  /** `sending` while the link is asked for. Default: `ready`. */
  state?: 'ready' | 'sending'
  /** The reason the link could not be asked for; shown and focused. A new object is a new failure. Entries stay. */
  failure?: Failure
  /** The address the other ways lead to. */
  hrefs: SignInHelpHrefs
  /** Called with the user ID, without spaces around it. */
  onUserIdSubmit: (userId: string) => void
}

/** Use it for users who can't sign in: first a link for a new password, then all other help. */
export const SignInHelp = forwardRef<HTMLElement, SignInHelpProps>(function SignInHelp(
  { state = 'ready', failure, hrefs, onUserIdSubmit, ...rest },
  ref,
) {
  const t = useMessages(signInHelpMessages)
  const passwordId = useId()
  return (
    <HelpStep
      ref={ref}
      title={t('helpTitle')}
      failure={failure}
      linksTitle={t('moreHelp')}
      links={[
        { icon: UserIcon, label: t('forgotUserId'), href: hrefs.forgotUserId },
        { icon: PhoneIcon, label: t('call'), href: hrefs.phone },
        { icon: MailIcon, label: t('write'), href: hrefs.email },
        { icon: ArrowLeftIcon, label: t('backToSignIn'), href: hrefs.signIn },
      ]}
      {...rest}
    >
      <S.Part aria-labelledby={passwordId}>
        <S.Message>
          <Heading level={2} size="md" id={passwordId}>
            {t('passwordTitle')}
          </Heading>
          <Text tone="muted">{t('passwordLead')}</Text>
        </S.Message>
        <HelpForm
          schema={userIdForm}
          name="username"
          label={t('userId')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={credentialLengths.usernameMax}
          submitText={t('sendLink')}
          isPending={state === 'sending'}
          onTextSubmit={onUserIdSubmit}
        />
      </S.Part>
    </HelpStep>
  )
})
