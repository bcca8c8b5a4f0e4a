'use client'

import type { PasswordChange } from '@producer-portal/domain/account'
import { credentialLengths, passwordForm } from '@producer-portal/domain/auth'
import type { Failure } from '@producer-portal/domain/endpoint'
import { Banner, Button, ButtonGroup, Card, Form, PageHeader, PasswordField, Stack } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, useMemo } from 'react'
import { type FailureTexts, toFailureReasons } from '../../i18n/failure-texts.js'
import { NewPassword } from '../../i18n/NewPassword.js'
import { newPasswordMessages } from '../../i18n/new-password-messages.js'
import { useErrorText } from '../../i18n/useErrorText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { accountMessages } from '../messages.js'

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
export const ChangePassword = forwardRef<HTMLElement, ChangePasswordProps>(function ChangePassword(props, ref) {
  const { userId, isExpired = false, state = 'ready', failure, ...handlers } = props
  const { onCancel, onPasswordSave, onUnsavedChange, ...rest } = handlers
  const t = useMessages(accountMessages)
  const getErrorText = useErrorText(newPasswordMessages)
  const formFailure = useMemo(
    () =>
      failure && {
        title: t('passwordNotSaved'),
        reasons: toPasswordReasons(failure, { failed: t('unexpected'), unreachable: t('unreachable') }),
      },
    [failure, t],
  )
  return (
    <Stack as="section" gap={5} width="form" ref={ref} {...rest}>
      <PageHeader title={t('changePassword')} description={isExpired ? undefined : t('changePasswordLead')} />
      {isExpired && (
        <Banner tone="warning" role="note" title={t('passwordExpired')}>
          {t('passwordExpiredLead')}
        </Banner>
      )}
      {/* `post`, so that a password never lands in an address, should the page's script be missing */}
      <Card>
        <Form
          method="post"
          schema={passwordForm}
          getErrorText={getErrorText}
          failure={formFailure}
          isDisabled={state === 'saving'}
          onValidSubmit={onPasswordSave}
          onUnsavedChange={onUnsavedChange}
        >
          <input type="text" autoComplete="username" aria-label={t('userId')} value={userId} readOnly hidden />
          <NewPassword
            layout="beside"
            rulesLabel={t('newPasswordNeeds')}
            start={
              <PasswordField
                name="oldPassword"
                label={t('currentPassword')}
                autoComplete="current-password"
                maxLength={credentialLengths.passwordInputMax}
                revealLabel={t('showCurrentPassword')}
                aria-required
                isFullWidth
              />
            }
          />
          <ButtonGroup isStackedOnPhone>
            <Button type="submit" variant="primary" isPending={state === 'saving'} pendingText={t('saving')}>
              {t('savePassword')}
            </Button>
            {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
          </ButtonGroup>
        </Form>
      </Card>
    </Stack>
  )
})

/** What the service says of a password is for its user, whatever the status of the answer. */
function toPasswordReasons(failure: Failure, texts: FailureTexts): readonly string[] {
  return 'errors' in failure && failure.errors.length > 0 ? failure.errors : toFailureReasons(failure, texts)
}
