import { canSeeFullProfile } from '@producer-portal/domain/access'
import type { AccountFailure } from '@producer-portal/features/account'
import { useToast } from '@producer-portal/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toAccountFailure } from '../api/save.js'
import type { SaveResult } from '../api/save.js'
import { requiredActionPaths } from '../auth/after-sign-in.js'
import { useUser } from '../auth/state.js'
import type { Draft } from '../drafts/drafts.js'

interface AccountChangeRules<T extends object> {
  /** Whether the change is part of confirming contact data, to which it returns. */
  readonly isOnboarding: boolean
  /** What the form starts with: a text for each field. */
  readonly initial: T
  readonly draft: Draft<T>
  readonly save: (change: T) => Promise<SaveResult>
  /** The confirmation shown on the next page during a required action. */
  readonly savedText: string
}

/** What every page that changes account data does: it keeps a draft, saves, and continues. */
export function useAccountChange<T extends object>(rules: AccountChangeRules<T>) {
  const { isOnboarding, initial, savedText } = rules
  const { draft, setDraft, discardDraft } = rules.draft
  const { show } = useToast()
  const navigate = useNavigate()
  const user = useUser()
  const [state, setState] = useState<'ready' | 'saving' | 'saved'>('ready')
  const [failure, setFailure] = useState<AccountFailure>()
  const continueHref = isOnboarding
    ? requiredActionPaths['verify-contact']
    : canSeeFullProfile(user)
      ? '/profile'
      : '/dashboard'
  const typed = draft ?? initial

  const submit = async (change: T) => {
    setState('saving')
    const result = await rules.save(change)
    if (result.kind !== 'saved') {
      setState('ready')
      setFailure(toAccountFailure(result))
      return
    }
    if (isOnboarding) {
      show({ tone: 'success', message: savedText })
      await navigate(continueHref, { replace: true })
    } else setState('saved')
    discardDraft()
  }
  return {
    isUnsaved: state !== 'saved' && differs(typed, initial),
    /** What the form of every such page is given. */
    form: {
      user,
      isOnboarding,
      values: typed,
      onValuesChange: setDraft,
      state,
      failure,
      continueHref,
      onCancel: () => void navigate(continueHref),
      onSave: (change: T) => void submit(change),
    },
  }
}

function differs(typed: object, initial: object): boolean {
  const now = new Map<string, unknown>(Object.entries(typed))
  return Object.entries(initial).some(([field, value]) => now.get(field) !== value)
}
