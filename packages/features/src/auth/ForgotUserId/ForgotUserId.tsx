'use client'

import type { Failure } from '@producer-portal/domain/endpoint'
import { emailAddressForm } from '@producer-portal/domain/auth'
import { emailMax } from '@producer-portal/domain/endpoint'
import { ArrowLeftIcon } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { HelpForm, HelpStep } from '../HelpStep/HelpStep.js'
import { signInHelpMessages } from '../messages.js'

export interface ForgotUserIdProps extends HTMLAttributes<HTMLElement> {
  /** `sending` while the user ID is asked for. Default: `ready`. */
  state?: 'ready' | 'sending'
  /** The reason it could not be asked for; shown and focused. A new object is a new failure. Entries stay. */
  failure?: Failure
  /** The page with all other help. */
  helpHref: string
  /** Called with an email address, without spaces around it. */
  onEmailSubmit: (email: string) => void
}

/** Use it for users who forgot their user ID: it is sent to the email address of their account. */
export const ForgotUserId = forwardRef<HTMLElement, ForgotUserIdProps>(function ForgotUserId(
  { state = 'ready', failure, helpHref, onEmailSubmit, ...rest },
  ref,
) {
  const t = useMessages(signInHelpMessages)
  return (
    <HelpStep
      ref={ref}
      title={t('userIdTitle')}
      lead={t('userIdLead')}
      failure={failure}
      links={[{ icon: ArrowLeftIcon, label: t('backToHelp'), href: helpHref }]}
      {...rest}
    >
      <HelpForm
        schema={emailAddressForm}
        type="email"
        name="email"
        label={t('email')}
        autoComplete="email"
        maxLength={emailMax}
        submitText={t('sendUserId')}
        isPending={state === 'sending'}
        onTextSubmit={onEmailSubmit}
      />
    </HelpStep>
  )
})
