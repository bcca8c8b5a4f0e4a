'use client'

import { type AccessUser, canEditProfile, isVerifyReadOnly } from '@producer-portal/domain/access'
import type { Profile } from '@producer-portal/domain/account'
import type { Failure } from '@producer-portal/domain/endpoint'
import { PageHeader } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, useMemo } from 'react'
import { toFailureReasons } from '../../i18n/failure-texts.js'
import { useMessages } from '../../i18n/useMessages.js'
import { accountMessages } from '../messages.js'
import { AccountFields, type AccountFieldsProps } from './AccountFields.js'
import * as S from './AccountForm.styles.js'
import { ReadOnlyNote } from './ReadOnlyNote.js'

/** The props of every page that changes account data; `T` is the type of the form's values. */
export interface AccountChangeProps<T> extends HTMLAttributes<HTMLElement> {
  /** The signed-in user; decides whether there is a form. */
  user: AccessUser
  /** The profile with what is on file. */
  profile: Profile
  /** True if the page is a step of signing in, where more roles may change their contact data. Default: false. */
  isOnboarding?: boolean
  /** The values of the form. */
  values: T
  /** Called with all values after every change. */
  onValuesChange: (values: T) => void
  /** `saving` shows a spinner on the button. Default: `ready`. */
  state?: 'ready' | 'saving'
  /** The reason the last attempt failed; shown above the form and given the focus. A new object is a new failure. */
  failure?: Failure
  /** The URL to go back to, for users who can't change the data. */
  backHref: string
  /** Called by Cancel. */
  onCancel: () => void
  /** Called with the cleaned values once they are valid. */
  onSave: (values: T) => void
}

type Kept = Pick<AccountChangeProps<never>, 'user' | 'isOnboarding' | 'state' | 'failure' | 'backHref' | 'onCancel'>

export interface AccountFormProps
  extends
    Kept,
    Pick<AccountFieldsProps, 'problems' | 'isChanged' | 'onValidSubmit' | 'children'>,
    Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The texts of the page: its heading and lead, and those of failure. */
  texts: Readonly<Record<'heading' | 'lead' | 'notSaved' | 'failed', string>>
  /** The value on file; null where there is nothing. */
  onFile: { readonly term: string; readonly detail: string | null }
}

/** Use it for a page that changes account data: shows what is on file and the form. */
export const AccountForm = forwardRef<HTMLElement, AccountFormProps>(function AccountForm(props, ref) {
  const { user, isOnboarding = false, state = 'ready', failure, backHref, onCancel, ...others } = props
  const { problems, isChanged, onValidSubmit, children, texts, onFile, ...rest } = others
  const t = useMessages(accountMessages)
  const reasons = useMemo(
    () => failure && toFailureReasons(failure, { failed: texts.failed, unreachable: t('unreachable') }),
    [failure, texts.failed, t],
  )
  const isReadOnly = isOnboarding ? isVerifyReadOnly(user) : !canEditProfile(user)

  return (
    <S.Root ref={ref} {...rest}>
      <PageHeader title={texts.heading} description={isReadOnly ? undefined : texts.lead} />
      <S.OnFile items={[onFile]} emptyText={t('noneOnFile')} />
      {isReadOnly && <ReadOnlyNote backHref={backHref} />}
      {!isReadOnly && (
        <AccountFields
          problems={problems}
          isChanged={isChanged}
          isSaving={state === 'saving'}
          notSaved={texts.notSaved}
          reasons={reasons}
          onCancel={onCancel}
          onValidSubmit={onValidSubmit}
        >
          {children}
        </AccountFields>
      )}
    </S.Root>
  )
})
