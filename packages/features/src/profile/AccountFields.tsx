'use client'

import { Button, ButtonGroup, Tooltip } from '@producer-portal/ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { accountChangeMessages } from './account-change-messages.js'
import * as S from './AccountForm.styles.js'
import { profileMessages } from './messages.js'
import { ProblemSummary } from './ProblemSummary.js'
import { SaveFailure } from './SaveFailure.js'

/** What the form gives to each of its fields. */
export interface AccountFieldProps {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
}

export interface AccountFieldsProps {
  /** What keeps the form from being saved, in the order of the fields and in words. */
  problems: readonly { readonly field: string; readonly text: string }[]
  /** Whether something differs from what is on file; nothing can be saved before. */
  isChanged: boolean
  /** Shows that the answer is on its way. */
  isSaving: boolean
  /** What did not work, above the reasons. */
  notSaved: string
  /** Why the last attempt failed. A new list is a new failure. */
  reasons: readonly string[] | undefined
  onCancel: () => void
  /** Called when the form is sent with nothing wrong. */
  onFormSave: () => void
  /** Draws the fields, each with what it is given here. */
  children: (field: (name: string) => AccountFieldProps) => ReactNode
}

/** The form of a page about one's own account: says what is wrong when it is sent, above the fields and at each. */
export function AccountFields(props: AccountFieldsProps) {
  const { problems, isChanged, isSaving, notSaved, reasons, onCancel, onFormSave, children } = props
  const say = useMessages(accountChangeMessages)
  const sayShared = useMessages(profileMessages)
  const formId = useId()
  /** What was wrong when the form was last sent. */
  const [found, setFound] = useState<readonly { readonly controlId: string; readonly text: string }[]>([])
  /** The failure before the form was found wrong: it is no longer what stands in the way. */
  const [settled, setSettled] = useState<readonly string[]>()
  const idOf = (field: string) => `${formId}-${field}`

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isChanged || isSaving) return
    setFound(problems.map(({ field, text }) => ({ controlId: idOf(field), text })))
    if (problems.length === 0) onFormSave()
    else setSettled(reasons)
  }
  /** A mistake is marked from the time it was found until it is mended. */
  const errorOf = (name: string) =>
    problems.find(({ field, text }) => field === name && found.some((one) => one.text === text))?.text

  return (
    <>
      {found.length > 0 && <ProblemSummary title={say('checkEntries')} problems={found} />}
      {reasons && reasons !== settled && <SaveFailure title={notSaved} reasons={reasons} />}
      <S.Form method="post" noValidate onSubmit={submit}>
        <S.Fields>{children((name) => ({ id: idOf(name), name, error: errorOf(name) }))}</S.Fields>
        <ButtonGroup isStackedOnPhone>
          <Button onClick={onCancel}>{sayShared('cancel')}</Button>
          <Tooltip content={isChanged ? null : say('nothingChanged')}>
            <Button
              type="submit"
              variant="primary"
              aria-disabled={!isChanged}
              isBusy={isSaving}
              busyText={sayShared('saving')}
            >
              {say('save')}
            </Button>
          </Tooltip>
        </ButtonGroup>
      </S.Form>
    </>
  )
}
