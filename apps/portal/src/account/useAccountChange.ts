import { canSeeFullProfile } from '@producer-portal/domain/access'
import type { Failure, Result } from '@producer-portal/domain/endpoint'
import { useToast } from '@producer-portal/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { requiredActionPaths } from '../auth/after-sign-in.js'
import { useUser } from '../auth/state.js'
import type { Draft } from '../drafts/drafts.js'
import { toChangedRow } from './changed-row.js'
import type { ProfileRow } from './changed-row.js'

interface AccountChangeRules<T extends object, Output> {
  /** True if the change is part of confirming contact data, to which it returns. */
  readonly isOnboarding: boolean
  /** The initial values of the form: a text for each field. */
  readonly initial: T
  readonly draft: Draft<T>
  readonly save: (change: Output) => Promise<Result<unknown>>
  /** The row on the profile that shows the change. */
  readonly row: ProfileRow
  /** The confirmation shown on the next page. */
  readonly savedText: string
}

/** Behavior of every page that changes account data: it keeps a draft, saves, and returns to the changed row. */
export function useAccountChange<T extends object, Output = T>(rules: AccountChangeRules<T, Output>) {
  const { isOnboarding, initial, row, savedText } = rules
  const { draft, setDraft, discardDraft } = rules.draft
  const { show } = useToast()
  const navigate = useNavigate()
  const user = useUser()
  const [state, setState] = useState<'ready' | 'saving'>('ready')
  const [failure, setFailure] = useState<Failure>()
  const backHref = isOnboarding
    ? requiredActionPaths['verify-contact']
    : canSeeFullProfile(user)
      ? '/profile'
      : '/dashboard'
  const typed = draft ?? initial

  const submit = async (change: Output) => {
    setState('saving')
    const result = await rules.save(change)
    if (!result.ok) {
      setState('ready')
      setFailure(result.failure)
      return
    }
    show({ tone: 'success', message: savedText })
    await navigate(backHref, { replace: true, state: toChangedRow(row) })
    discardDraft()
  }
  return {
    isUnsaved: differs(typed, initial),
    /** The props of the form on every such page. */
    form: {
      user,
      isOnboarding,
      values: typed,
      onValuesChange: setDraft,
      state,
      failure,
      backHref,
      onCancel: () => void navigate(backHref),
      onSave: (change: Output) => void submit(change),
    },
  }
}

function differs(typed: object, initial: object): boolean {
  const now = new Map<string, unknown>(Object.entries(typed))
  return Object.entries(initial).some(([field, value]) => now.get(field) !== value)
}
