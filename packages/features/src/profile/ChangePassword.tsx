'use client'

import type { PasswordChange } from '@producer-portal/domain/profile'
import { Banner, Link, PageHeader } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, useEffect, useMemo, useRef } from 'react'
import { useMessages } from '../messages/use-messages.js'
import * as S from './ChangePassword.styles.js'
import { profileMessages } from './messages.js'
import { type PasswordFailure, passwordFailureReasons } from './password-failure.js'
import { PasswordForm } from './PasswordForm.js'
import { SaveFailure } from './SaveFailure.js'

export interface ChangePasswordProps extends HTMLAttributes<HTMLElement> {
  /** Whose password it is, for password managers. */
  userId: string
  /** Says that the password has expired and a new one must be chosen. Default: false. */
  isExpired?: boolean
  /** `saving` shows on the button that the answer is on its way; `saved` says so in place of the form. Default: `ready`. */
  state?: 'ready' | 'saving' | 'saved'
  /** Why the last attempt failed; shown above the form and given the focus. A new object is a new failure. */
  failure?: PasswordFailure
  /** Where people go on once it is saved. */
  onwardHref: string
  /** Called by Cancel; left out, there is no way round the change. */
  onCancel?: () => void
  /** Called with what was typed, once it may be saved. */
  onPasswordSave: (change: PasswordChange) => void
  /** Hears whether something is typed that leaving would lose. */
  onUnsavedChange?: (isUnsaved: boolean) => void
}

/** Use it where people choose a new password, because they want to or because the old one has expired. */
export const ChangePassword = forwardRef<HTMLElement, ChangePasswordProps>(function ChangePassword(
  {
    userId,
    isExpired = false,
    state = 'ready',
    failure,
    onwardHref,
    onCancel,
    onPasswordSave,
    onUnsavedChange,
    ...rest
  },
  ref,
) {
  const say = useMessages(profileMessages)
  const reasons = useMemo(() => failure && passwordFailureReasons(failure, say), [failure, say])
  const saved = useRef<HTMLDivElement>(null)
  const isSaved = state === 'saved'
  useEffect(() => {
    if (isSaved) saved.current?.focus()
  }, [isSaved])

  return (
    <S.Root ref={ref} {...rest}>
      <PageHeader
        title={say('changePassword')}
        description={isExpired || isSaved ? undefined : say('changePasswordLead')}
      />
      {isSaved ? (
        <Banner ref={saved} tone="success" tabIndex={-1} actions={<Link href={onwardHref}>{say('goOn')}</Link>}>
          {say('passwordSaved')}
        </Banner>
      ) : (
        <>
          {isExpired && (
            <Banner tone="warning" role="note" title={say('passwordExpired')}>
              {say('passwordExpiredLead')}
            </Banner>
          )}
          {reasons && <SaveFailure title={say('passwordNotSaved')} reasons={reasons} />}
          <PasswordForm
            userId={userId}
            isSaving={state === 'saving'}
            onCancel={onCancel}
            onPasswordSave={onPasswordSave}
            onUnsavedChange={onUnsavedChange}
          />
        </>
      )}
    </S.Root>
  )
})
