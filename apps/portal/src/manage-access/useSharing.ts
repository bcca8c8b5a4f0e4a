import {
  accessItemSchema,
  changedMeanwhile,
  hasUnsavedSharing,
  sharingSave,
} from '@producer-portal/domain/manage-access'
import type { AccessItem, AccessItemInput, SavedAccess } from '@producer-portal/domain/manage-access'
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
import type { PersonInAgency } from './queries.js'
import { useAccessPreview } from './useAccessPreview.js'
import { useSeen } from './useSeen.js'

const draftSchema = v.array(accessItemSchema)
/** The banner of a failed load does not say why: the toast does. */
const failedLoad: Result<unknown> = { ok: false, failure: { kind: 'failed' } }
const noItems: readonly AccessItem[] = []

/** The props that each tab gives the frame around it. */
export type EditAccessFrame = Omit<EditAccessScreenProps, 'outcome' | 'onOutcomeClose' | 'changes' | 'children'>

export interface SharingOptions {
  readonly person: PersonInAgency
  /** The agency whose information is shared, or that of one of the agents in it. */
  readonly owner: { readonly agencyNumber: string; readonly delegatedAgentNo: string | null }
  /** The applications as they are saved. */
  readonly query: Query<AccessItem[]>
  /** Keeps the changes of this person, agency and agent apart from others. */
  readonly draftName: string
  /** Saves the whole list. */
  readonly save: (items: readonly AccessItemInput[]) => Promise<Result<SavedAccess>>
  /** Called with the list as it is then saved, for the query. */
  readonly onSaved: (items: readonly AccessItem[]) => void
}

/** The applications in which something is shared with a person, while the user changes them. */
export function useSharing(options: SharingOptions) {
  const { person, owner, query, draftName, onSaved } = options
  const information: InformationOwner = owner.delegatedAgentNo === null ? 'agency' : 'agent'
  const saved = query.data ?? noItems
  const { draft, setDraft, discardDraft } = useDraft(draftName, draftSchema)
  const [isSaving, setSaving] = useState(false)
  /** Undefined while nothing was saved; null once the outcome is closed. */
  const [outcome, setOutcome] = useState<EditAccessOutcome | null>()
  /** What the last save changed, as it was saved. */
  const [undoable, setUndoable] = useState(noItems)
  const items = query.data && draft ? withDraft(saved, draft) : saved
  const [seen, setSeen] = useSeen<readonly AccessItem[]>(draftName, query.data)
  const isUnsaved = isSaving || hasUnsavedSharing(items, saved)

  const close = () => setOutcome(null)
  const send = async (wanted: readonly AccessItem[], overwrites = false): Promise<boolean> => {
    setSaving(true)
    close()
    const result = await options.save(sharingSave(wanted, saved, overwrites))
    if (result.ok) {
      onSaved(result.data.accessCodes ?? wanted)
      setSeen(wanted)
      discardDraft()
    } else if (result.failure.kind === 'conflict') await query.reload()
    setSaving(false)
    const merged = result.ok ? (result.data.accessCodes?.filter(isOtherThan(wanted)).length ?? 0) : 0
    setOutcome({ action: 'save', of: information, result, merged })
    return result.ok
  }
  const save = async (overwrites = false): Promise<boolean> => {
    const changed = items.filter(isOtherThan(saved))
    const isSaved = await send(items, overwrites)
    setUndoable(isSaved ? changed : noItems)
    return isSaved
  }
  const undo = () => {
    setUndoable(noItems)
    void send(
      saved.map((item) => (isAmong(undoable, item) ? { ...item, delegationStatus: !item.delegationStatus } : item)),
    )
  }
  const cancel = async () => {
    discardDraft()
    setOutcome(undefined)
    await query.reload()
    setSeen(undefined)
  }
  const pending = items.filter(isOtherThan(saved))
  const preview = useAccessPreview(person, pending.length > 0 ? { sharing: toPreview(owner, pending) } : {})
  const changes: UnsavedChanges = {
    count: pending.length,
    access: Array.isArray(preview.access) ? preview.access : [],
    isSaving,
    onCancel: () => void cancel(),
    onSave: () => void save(),
  }
  const loadFailure: EditAccessOutcome | null =
    query.error === undefined ? null : { action: 'load', of: information, result: failedLoad }
  return {
    /** The props of the applications. */
    applications: {
      items: query.isLoading ? ('loading' as const) : items,
      saved,
      changedMeanwhile: changedMeanwhile({ items, saved, seen: seen ?? noItems }),
      isSaving,
      onItemsChange: (next: readonly AccessItem[]) => {
        setOutcome(undefined)
        const changed = next.filter(isOtherThan(saved))
        if (changed.length > 0) setDraft(changed)
        else discardDraft()
      },
    },
    /** The person's view, with the changes. */
    preview,
    isSaving,
    isUnsaved,
    save: () => save(),
    discard: discardDraft,
    /** The props of the frame. */
    frame: {
      outcome:
        outcome === undefined ? loadFailure : outcome && { ...outcome, ...(undoable.length > 0 && { onUndo: undo }) },
      onOutcomeClose: close,
      onOutcomeRetry: () => void query.reload(),
      onReload: () => void cancel(),
      onSaveAnyway: () => void save(true),
      changes,
    },
  }
}

function toPreview(owner: SharingOptions['owner'], pending: readonly AccessItem[]) {
  const accessCodes = pending.map(({ category, description, delegationStatus }) => ({
    category,
    description,
    delegationStatus,
  }))
  return { ...owner, accessCodes }
}

/** True if an application is among others, with the same status. */
const isAmong = (others: readonly AccessItem[], { category, description, delegationStatus }: AccessItem) =>
  others.some(
    (other) =>
      other.category === category && other.description === description && other.delegationStatus === delegationStatus,
  )

const isOtherThan = (others: readonly AccessItem[]) => (item: AccessItem, place: number) =>
  item.delegationStatus !== others[place]?.delegationStatus

/**
 * The saved applications with the changes of a draft, which holds only what was changed, and when that was loaded: what
 * was changed since shows in a save.
 */
function withDraft(saved: readonly AccessItem[], draft: readonly AccessItem[]): readonly AccessItem[] {
  return saved.map((item) => {
    const changed = draft.find(
      ({ category, description }) => category === item.category && description === item.description,
    )
    return changed ? { ...item, delegationStatus: changed.delegationStatus, lastUpdated: changed.lastUpdated } : item
  })
}
