import { accessItemSchema, hasUnsavedSharing, overwriteSharing } from '@producer-portal/domain/manage-access'
import type { AccessItem } from '@producer-portal/domain/manage-access'
import type {
  EditAccessOutcome,
  EditAccessScreenProps,
  InformationOwner,
  UnsavedChanges,
} from '@producer-portal/features/manage-access'
import { useState } from 'react'
import * as v from 'valibot'
import type { SaveFailure, SaveResult } from '../api/save.js'
import type { Query } from '../api/useQuery.js'
import { useDraft } from '../drafts/drafts.js'

const draftSchema = v.array(accessItemSchema)
const noItems: readonly AccessItem[] = []

/** What each tab gives to the frame around it. */
export type EditAccessFrame = Omit<EditAccessScreenProps, 'outcome' | 'onOutcomeClose' | 'changes' | 'children'>

export interface SharingOptions {
  readonly information: InformationOwner
  /** The applications as they are saved. */
  readonly query: Query<AccessItem[]>
  /** Keeps the changes of this person, agency and agent apart from others. */
  readonly draftName: string
  /** Saves the whole list, which the query then has without loading it again. */
  readonly save: (items: readonly AccessItem[]) => Promise<SaveResult>
}

/** The applications in which something is shared with a person, while the user changes them. */
export function useSharing({ information, query, draftName, save: send }: SharingOptions) {
  const saved = query.data ?? noItems
  const { draft, setDraft, discardDraft } = useDraft(draftName, draftSchema)
  const [isSaving, setSaving] = useState(false)
  const [result, setResult] = useState<{ outcome: EditAccessOutcome | null; isUnreachable: boolean } | null>(null)
  const items = query.data && draft ? withDraft(saved, draft) : saved
  const isUnsaved = isSaving || hasUnsavedSharing(items, saved)

  const close = () => setResult({ outcome: null, isUnreachable: false })
  const save = async (sent = items): Promise<boolean> => {
    setSaving(true)
    close()
    const answer = await send(sent)
    if (answer.kind === 'saved') {
      await query.reload()
      discardDraft()
    }
    setSaving(false)
    setResult({ outcome: toOutcome(answer, information), isUnreachable: answer.kind === 'unreachable' })
    return answer.kind === 'saved'
  }
  const cancel = () => {
    discardDraft()
    setResult(null)
    void query.reload()
  }
  const changes: UnsavedChanges = {
    count: items.filter((item, place) => item.delegationStatus !== saved[place]?.delegationStatus).length,
    isSaving,
    onCancel: cancel,
    onSave: () => void save(),
  }
  const loadFailure: EditAccessOutcome | null =
    query.error !== undefined && result === null ? { kind: 'load-failed', information } : null
  return {
    items: query.isLoading ? ('loading' as const) : items,
    saved,
    isSaving,
    isUnsaved,
    change: (next: readonly AccessItem[]) => {
      setResult(null)
      const changed = next.filter((item, place) => item.delegationStatus !== saved[place]?.delegationStatus)
      if (changed.length > 0) setDraft(changed)
      else discardDraft()
    },
    save: () => save(),
    discard: discardDraft,
    /** What the frame is given. */
    frame: {
      outcome: result?.outcome ?? loadFailure,
      isUnreachable: result?.isUnreachable ?? false,
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

function toOutcome(result: SaveResult, information: InformationOwner): EditAccessOutcome {
  if (result.kind === 'saved') return { kind: 'updated', information }
  return toConflict(result) ?? { kind: 'update-failed', information }
}

/** What is said when someone else saved in the meantime; null when that is not why a save failed. */
export function toConflict(result: SaveFailure): EditAccessOutcome | null {
  const conflict = result.kind === 'refused' ? result.conflict : undefined
  return conflict ? { kind: 'conflict', by: conflict.changedBy, at: conflict.changedAt } : null
}
