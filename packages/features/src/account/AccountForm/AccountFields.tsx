'use client'

import { Button, ButtonGroup, Tooltip } from '@producer-portal/ui'
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { accountChangeMessages, accountMessages } from '../messages.js'
import * as S from './AccountForm.styles.js'
import { ProblemSummary } from './ProblemSummary.js'
import { SaveFailure } from './SaveFailure.js'

/** The props the form gives each of its fields. @public */
export interface AccountFieldProps {
  /** The id of the control; the summary of problems links to it. */
  readonly id: string
  /** The name of the field. */
  readonly name: string
  /** The problem with the entry; shown below the field. */
  readonly error: string | undefined
}

export interface AccountFieldsProps {
  /** Problems that keep the form from being saved, in the order of the fields and in words. */
  problems: readonly { readonly field: string; readonly text: string }[]
  /**
   * True if something differs from what is on file, for forms that begin with it: nothing can be saved before. Default:
   * true.
   */
  isChanged?: boolean
  /** Shows a spinner on the button. */
  isSaving: boolean
  /** The action that failed, above the reasons. */
  notSaved: string
  /** The reason the last attempt failed. A new list is a new failure. */
  reasons: readonly string[] | undefined
  /** Called by Cancel. */
  onCancel: () => void
  /** Called when the form is sent with nothing wrong. */
  onValidSubmit: () => void
  /** Draws the fields, each with what it is given here. */
  children: (field: (name: string) => AccountFieldProps) => ReactNode
}

/** An account form: shows problems after it is submitted, at each field; several of them above the fields as well. */
export function AccountFields(props: AccountFieldsProps) {
  const { problems, isChanged = true, isSaving, notSaved, reasons, onCancel, onValidSubmit, children } = props
  const t = useMessages(accountChangeMessages)
  const tShared = useMessages(accountMessages)
  const formId = useId()
  /** The problems found when the form was last submitted. */
  const [shownProblems, setShownProblems] = useState<readonly { readonly controlId: string; readonly text: string }[]>(
    [],
  )
  /** The failure that was shown before the user submitted a form with problems; it is hidden. */
  const [dismissedReasons, setDismissedReasons] = useState<readonly string[]>()
  const getId = (field: string) => `${formId}-${field}`

  // The only problem needs no summary: its field takes the focus, and says it
  useEffect(() => {
    const [first, ...more] = shownProblems
    if (first && more.length === 0) document.getElementById(first.controlId)?.focus()
  }, [shownProblems])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isChanged || isSaving) return
    setShownProblems(problems.map(({ field, text }) => ({ controlId: getId(field), text })))
    if (problems.length === 0) onValidSubmit()
    else setDismissedReasons(reasons)
  }
  /** Shows a problem from the time the form was submitted until it is fixed. */
  const getError = (name: string) =>
    problems.find(({ field, text }) => field === name && shownProblems.some((one) => one.text === text))?.text

  return (
    <>
      {shownProblems.length > 1 && <ProblemSummary title={t('checkEntries')} problems={shownProblems} />}
      {reasons && reasons !== dismissedReasons && <SaveFailure title={notSaved} reasons={reasons} />}
      <S.Form method="post" noValidate onSubmit={submit}>
        <S.Fields>{children((name) => ({ id: getId(name), name, error: getError(name) }))}</S.Fields>
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
      </S.Form>
    </>
  )
}
