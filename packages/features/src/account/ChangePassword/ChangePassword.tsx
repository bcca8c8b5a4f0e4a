'use client'

import type { PasswordChange } from '@producer-portal/domain/account'
import type { Failure } from '@producer-portal/domain/endpoint'
import { Banner, PageHeader } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, useMemo } from 'react'
import { toFailureReasons } from '../../i18n/failure-texts.js'
import { useMessages } from '../../i18n/useMessages.js'
import { SaveFailure } from '../AccountForm/SaveFailure.js'
import { accountMessages } from '../messages.js'
import * as S from './ChangePassword.styles.js'
import { PasswordForm } from './PasswordForm.js'

export interface ChangePasswordProps extends HTMLAttributes<HTMLElement> {
  /** The user ID, for password managers. */
  userId: string
  /** Says that the password has expired and a new one must be chosen. Default: false. */
  isExpired?: boolean
  /** `saving` shows a spinner on the button. Default: `ready`. */
  state?: 'ready' | 'saving'
  /** The reason the last attempt failed; shown above the form and given the focus. A new object is a new failure. */
  failure?: Failure
  /** Called by Cancel. Without it, the user has to change the password. */
  onCancel?: () => void
  /** Called with the passwords once they can be saved. */
  onPasswordSave: (change: PasswordChange) => void
  /** Called when there are entries that leaving would lose, and when there are none anymore. */
  onUnsavedChange?: (isUnsaved: boolean) => void
}

/** Use it as the page where users change their password, voluntarily or because it has expired. */
export const ChangePassword = forwardRef<HTMLElement, ChangePasswordProps>(function ChangePassword(
  { userId, isExpired = false, state = 'ready', failure, onCancel, onPasswordSave, onUnsavedChange, ...rest },
  ref,
) {
  const t = useMessages(accountMessages)
  const reasons = useMemo(
    () => failure && toFailureReasons(failure, { failed: t('unexpected'), unreachable: t('unreachable') }),
    [failure, t],
  )

  return (
    <S.Root ref={ref} {...rest}>
      <PageHeader title={t('changePassword')} description={isExpired ? undefined : t('changePasswordLead')} />
      {isExpired && (
        <Banner tone="warning" role="note" title={t('passwordExpired')}>
          {t('passwordExpiredLead')}
        </Banner>
      )}
      {reasons && <SaveFailure title={t('passwordNotSaved')} reasons={reasons} />}
      <PasswordForm
        userId={userId}
        isSaving={state === 'saving'}
        onCancel={onCancel}
        onPasswordSave={onPasswordSave}
        onUnsavedChange={onUnsavedChange}
      />
    </S.Root>
  )
})
