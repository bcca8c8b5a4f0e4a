'use client'

import { type AccessUser, canEditProfile, isVerifyReadOnly } from '@producer-portal/domain/access'
import type { Profile } from '@producer-portal/domain/profile'
import { Banner, Link, PageHeader } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, useEffect, useMemo, useRef } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { type AccountFailure, accountFailureReasons } from './account-failure.js'
import { AccountFields, type AccountFieldsProps } from './AccountFields.js'
import * as S from './AccountForm.styles.js'
import { profileMessages } from './messages.js'
import { ReadOnlyNote } from './ReadOnlyNote.js'

/** What every page that changes one thing of one's own account takes; `T` is what is typed. */
export interface AccountChangeProps<T> extends HTMLAttributes<HTMLElement> {
  /** Who is signed in: decides whether there is a form. */
  user: AccessUser
  /** The profile with what is on file. */
  profile: Profile
  /** Stands in the way of signing in, where other roles may change their contact data. Default: false. */
  isOnboarding?: boolean
  /** What was typed so far. */
  typed: T
  onTypedChange: (typed: T) => void
  /** `saving` shows on the button that the answer is on its way; `saved` says so in place of the form. Default: `ready`. */
  state?: 'ready' | 'saving' | 'saved'
  /** Why the last attempt failed; shown above the form and given the focus. A new object is a new failure. */
  failure?: AccountFailure
  /** Where people go on once it is saved, and back to who may not change it. */
  onwardHref: string
  onCancel: () => void
  /** Called with what was typed, put in order, once it may be saved. */
  onChangeSave: (typed: T) => void
}

type Kept = Pick<AccountChangeProps<never>, 'user' | 'isOnboarding' | 'state' | 'failure' | 'onwardHref' | 'onCancel'>

export interface AccountFormProps
  extends
    Kept,
    Pick<AccountFieldsProps, 'problems' | 'isChanged' | 'onFormSave' | 'children'>,
    Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What the page says: its title and first sentence, then what stands for failures and for success. */
  texts: Readonly<Record<'heading' | 'lead' | 'notSaved' | 'failed' | 'saved', string>>
  /** What is on file; null where there is nothing. */
  onFile: { readonly term: string; readonly detail: string | null }
}

/** Use it for a page that changes one thing of one's own account: what is on file, the form, and what came of it. */
export const AccountForm = forwardRef<HTMLElement, AccountFormProps>(function AccountForm(props, ref) {
  const { user, isOnboarding = false, state = 'ready', failure, onwardHref, onCancel, ...others } = props
  const { problems, isChanged, onFormSave, children, texts, onFile, ...rest } = others
  const say = useMessages(profileMessages)
  const reasons = useMemo(() => failure && accountFailureReasons(failure, texts.failed), [failure, texts.failed])
  const isReadOnly = isOnboarding ? isVerifyReadOnly(user) : !canEditProfile(user)
  const isSaved = state === 'saved'
  const saved = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSaved) saved.current?.focus()
  }, [isSaved])

  return (
    <S.Root ref={ref} {...rest}>
      <PageHeader title={texts.heading} description={isReadOnly || isSaved ? undefined : texts.lead} />
      {isSaved && (
        <Banner ref={saved} tone="success" tabIndex={-1} actions={<Link href={onwardHref}>{say('goOn')}</Link>}>
          {texts.saved}
        </Banner>
      )}
      <S.OnFile items={[onFile]} emptyText={say('noneOnFile')} />
      {isReadOnly && <ReadOnlyNote backHref={onwardHref} />}
      {!isReadOnly && !isSaved && (
        <AccountFields
          problems={problems}
          isChanged={isChanged}
          isSaving={state === 'saving'}
          notSaved={texts.notSaved}
          reasons={reasons}
          onCancel={onCancel}
          onFormSave={onFormSave}
        >
          {children}
        </AccountFields>
      )}
    </S.Root>
  )
})
