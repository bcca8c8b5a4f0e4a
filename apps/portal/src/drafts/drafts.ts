import { useMessages } from '@producer-portal/features/i18n'
import { useToast } from '@producer-portal/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type * as v from 'valibot'
import { useUser } from '../auth/state.js'
import { portalMessages } from '../shell/messages.js'
import { draftName, storedValue } from '../storage/stored.js'

/** The text the user has typed but not sent yet. */
export interface Draft<T> {
  /** The draft; undefined if there is none. */
  readonly draft: T | undefined
  /** Saves the draft. Call it at every change; it's cheap. */
  readonly setDraft: (draft: T) => void
  /** Deletes the draft: after saving, and when the user cancels. */
  readonly discardDraft: () => void
}

/** A draft that is also changed from outside the form. */
export interface KeptDraft<T> extends Draft<T> {
  /** Updates the latest draft, for changes that come late or several at once. */
  readonly updateDraft: (update: (draft: T | undefined) => T) => void
}

/**
 * Keeps what is typed into a form until it is sent, so that an expired session loses no work: it's restored after a
 * reload and after signing in again. Kept in this tab for the signed-in user only, and deleted at sign-out or when
 * another user signs in. For pages behind the `authenticated` guard. The page passes the draft to its feature as props:
 *
 *     const { draft, setDraft, discardDraft } = useDraft('change-name', nameDraftSchema)
 *     <ChangeName draft={draft} onDraftChange={setDraft} onSave={(name) => save(name).then(discardDraft)} />
 *
 * Never store a secret: no password, passcode, answer to a security question or token.
 * @param name the form, with an id if there are many of it: `case-comment/4711`
 * @param schema the shape of a draft; a stored draft of another shape is ignored
 */
export function useDraft<T>(name: string, schema: v.GenericSchema<unknown, T>): KeptDraft<T> {
  const stored = useStoredDraft(name, schema)
  useRestoredNotice(name, stored.draft !== undefined)
  return stored
}

/** The same for what isn't the content of a form, such as the step that it is at: nothing is said when it comes back. */
export function useStoredDraft<T>(name: string, schema: v.GenericSchema<unknown, T>): KeptDraft<T> {
  const { key, read, write } = storedValue<T | undefined>('tab', draftName(useUser().userId, name), schema, undefined)
  const [held, setHeld] = useState(() => ({ key, draft: read() }))
  const draft = held.key === key ? held.draft : read()
  const setDraft = (next: T | undefined) => {
    setHeld({ key, draft: next })
    write(next)
  }
  return {
    draft,
    setDraft,
    updateDraft: (update) => setDraft(update(read() ?? draft)),
    discardDraft: () => setDraft(undefined),
  }
}

/** Says once for each form that opens with a draft that it did: people would wonder where its content comes from. */
function useRestoredNotice(name: string, isRestored: boolean): void {
  const t = useMessages(portalMessages)
  const { show } = useToast()
  const announced = useRef<string>(null)
  const announce = useEffectEvent((form: string) => {
    if (isRestored && announced.current !== form) show({ message: t('draftRestored') })
    announced.current = form
  })
  useEffect(() => announce(name), [name])
}
