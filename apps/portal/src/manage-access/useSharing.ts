import { accessItemSchema, hasUnsavedSharing, overwriteSharing } from '@producer-portal/domain/manage-access'
import type { AccessItem } from '@producer-portal/domain/manage-access'
import type { Result } from '@producer-portal/domain/endpoint'
import type {
  EditAccessOutcome,
  EditAccessScreenProps,
  InformationOwner,
  UnsavedChanges,
} from '@producer-portal/features/manage-access'
import { useState } from 'react'
import * as v from 'valibot'
import type { Query } from '../api/useQuery.js'
import { useDraft } from '../drafts/drafts.js'

const draftSchema = v.array(accessItemSchema)
/** The banner of a failed load does not say why: the toast does. */
const failedLoad: Result<unknown> = { ok: false, failure: { kind: 'failed' } }
const noItems: readonly AccessItem[] = []

/** The props that each tab gives the frame around it. */
export type EditAccessFrame = Omit<EditAccessScreenProps, 'outcome' | 'onOutcomeClose' | 'changes' | 'children'>

export interface SharingOptions {
  readonly information: InformationOwner
  /** The applications as they are saved. */
  readonly query: Query<AccessItem[]>
  /** Keeps the changes of this person, agency and agent apart from others. */
  readonly draftName: string
  /** Saves the whole list, which the query then has without loading it again. */
  readonly save: (items: readonly AccessItem[]) => Promise<Result<unknown>>
}

/** The applications in which something is shared with a person, while the user changes them. */
export function useSharing({ information, query, draftName, save: send }: SharingOptions) {
  const saved = query.data ?? noItems
  const { draft, setDraft, discardDraft } = useDraft(draftName, draftSchema)
  const [isSaving, setSaving] = useState(false)
  /** Undefined while nothing was saved; null once the outcome is closed. */
  const [outcome, setOutcome] = useState<EditAccessOutcome | null>()
  const items = query.data && draft ? withDraft(saved, draft) : saved
  const isUnsaved = isSaving || hasUnsavedSharing(items, saved)

  const close = () => setOutcome(null)
  const save = async (sent = items): Promise<boolean> => {
    setSaving(true)
    close()
    const result = await send(sent)
    if (result.ok) {
      await query.reload()
      discardDraft()
    }
    setSaving(false)
    setOutcome({ action: 'save', of: information, result })
    return result.ok
  }
  const cancel = () => {
    discardDraft()
    setOutcome(undefined)
    void query.reload()
  }
  const changes: UnsavedChanges = {
    count: items.filter((item, place) => item.delegationStatus !== saved[place]?.delegationStatus).length,
    isSaving,
    onCancel: cancel,
    onSave: () => void save(),
  }
  const loadFailure: EditAccessOutcome | null =
    query.error === undefined ? null : { action: 'load', of: information, result: failedLoad }
  return {
    items: query.isLoading ? ('loading' as const) : items,
    saved,
    isSaving,
    isUnsaved,
    change: (next: readonly AccessItem[]) => {
      setOutcome(undefined)
      const changed = next.filter((item, place) => item.delegationStatus !== saved[place]?.delegationStatus)
      if (changed.length > 0) setDraft(changed)
      else discardDraft()
    },
    save: () => save(),
    discard: discardDraft,
    /** The props of the frame. */
    frame: {
      outcome: outcome === undefined ? loadFailure : outcome,
      onOutcomeClose: close,
      onOutcomeRetry: () => void query.reload(),
      onReload: cancel,
      onSaveAnyway: () => void save(overwriteSharing(items)),
      changes,
    },
  }
}

/** The saved applications with the changes of a draft, which holds only what was changed. */
function withDraft(saved: readonly AccessItem[], draft: readonly AccessItem[]): readonly AccessItem[] {
  return saved.map((item) => {
    const changed = draft.find(
      ({ category, description }) => category === item.category && description === item.description,
    )
    return changed ? { ...item, delegationStatus: changed.delegationStatus } : item
  })
}
