'use client'

import { type AccessUser, canEditProfile, isVerifyReadOnly } from '@producer-portal/domain/access'
import type { Profile } from '@producer-portal/domain/account'
import type { Failure } from '@producer-portal/domain/endpoint'
import {
  Button,
  ButtonGroup,
  Card,
  DescriptionList,
  Form,
  type FormProps,
  PageHeader,
  Tooltip,
  Stack,
} from '@producer-portal/ui'
import {
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type ReactElement,
  type RefAttributes,
  useMemo,
} from 'react'
import { styled } from 'styled-components'
import { toFormFailure } from '../../i18n/failure-texts.js'
import { useMessages } from '../../i18n/useMessages.js'
import { accountChangeMessages, accountMessages } from '../messages.js'
import { ReadOnlyNote } from './ReadOnlyNote.js'

/** The value on file is one fact: it takes the whole line. */
const OnFile = styled(DescriptionList)`
  &[data-layout] {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The props of every page that changes account data; `T` is what is typed, `Output` what is saved. */
export interface AccountChangeProps<T, Output = T> extends HTMLAttributes<HTMLElement> {
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
  onSave: (values: Output) => void
}

type Kept = Pick<AccountChangeProps<never>, 'user' | 'isOnboarding' | 'state' | 'failure' | 'backHref' | 'onCancel'>

export interface AccountFormProps<Output = unknown>
  extends
    Kept,
    Pick<FormProps<Output>, 'schema' | 'getErrorText' | 'onValidSubmit'>,
    Omit<HTMLAttributes<HTMLElement>, keyof Kept> {
  /** The texts of the page: its heading and lead, and those of failure. */
  texts: Readonly<Record<'heading' | 'lead' | 'notSaved' | 'failed', string>>
  /** The value on file; null where there is nothing. */
  onFile: { readonly term: string; readonly detail: string | null }
  /**
   * True if something differs from what is on file, for forms that begin with it: nothing can be saved before. Default:
   * true.
   */
  isChanged?: boolean
}

/** Use it for a page that changes account data: shows what is on file and the form. Its children are the fields. */
export const AccountForm = forwardRef(Page) as <Output>(
  props: AccountFormProps<Output> & RefAttributes<HTMLElement>,
) => ReactElement

function Page<Output>(props: AccountFormProps<Output>, ref: ForwardedRef<HTMLElement>) {
  const { user, isOnboarding = false, state = 'ready', failure, backHref, onCancel, texts, onFile, ...others } = props
  const { schema, getErrorText, onValidSubmit, isChanged = true, children, ...rest } = others
  const t = useMessages(accountChangeMessages)
  const tShared = useMessages(accountMessages)
  const isSaving = state === 'saving'
  const formFailure = useMemo(
    () =>
      failure &&
      toFormFailure(failure, {
        notSaved: texts.notSaved,
        failed: texts.failed,
        unreachable: tShared('unreachable'),
      }),
    [failure, texts.notSaved, texts.failed, tShared],
  )
  const isReadOnly = isOnboarding ? isVerifyReadOnly(user) : !canEditProfile(user)

  return (
    <Stack as="section" gap={5} width="form" ref={ref} {...rest}>
      <PageHeader title={texts.heading} description={isReadOnly ? undefined : texts.lead} />
      <Card>
        <Stack gap={5}>
          <OnFile items={[onFile]} emptyText={tShared('noneOnFile')} />
          {isReadOnly ? (
            <ReadOnlyNote backHref={backHref} />
          ) : (
            <Form
              method="post"
              summaryTitle={t('checkEntries')}
              failure={formFailure}
              isDisabled={!isChanged || isSaving}
              schema={schema}
              getErrorText={getErrorText}
              onValidSubmit={onValidSubmit}
            >
              {children}
              <ButtonGroup isStackedOnPhone>
                <Tooltip content={isChanged ? null : t('nothingChanged')}>
                  <Button
                    type="submit"
                    variant="primary"
                    aria-disabled={!isChanged}
                    isPending={isSaving}
                    pendingText={tShared('saving')}
                  >
                    {t('save')}
                  </Button>
                </Tooltip>
                <Button onClick={onCancel}>{tShared('cancel')}</Button>
              </ButtonGroup>
            </Form>
          )}
        </Stack>
      </Card>
    </Stack>
  )
}
