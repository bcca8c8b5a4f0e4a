import { caseColumns } from '@producer-portal/domain/cases'
import type { ContractType } from '@producer-portal/domain/cases'
import { differsFromSaved, reconcileColumnSettings, toColumnPreferences } from '@producer-portal/domain/column-settings'
import type { ColumnSettings } from '@producer-portal/domain/column-settings'
import type { ColumnSettingsOutcome } from '@producer-portal/features/column-settings'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { useColumnSettings, useSaveColumnSettings } from './queries.js'
import { useDraft } from '../drafts/useDraft.js'

const draftSchema = v.array(
  v.object({
    id: v.picklist(Object.values(caseColumns).map(({ id }) => id)),
    visible: v.boolean(),
    locked: v.boolean(),
  }),
)

/** The columns of a list while they are arranged: kept until they are saved, and through a save that failed. */
export function useColumnArrangement(type: ContractType) {
  const { settings: saved, isLoading, problem, reload } = useColumnSettings(type)
  const saving = useSaveColumnSettings(type)
  const { draft, setDraft, discardDraft } = useDraft(`column-settings/${type}`, draftSchema)
  const [progress, setProgress] = useState<'saving' | 'restoring' | null>(null)
  const [outcome, setOutcome] = useState<ColumnSettingsOutcome | null>(null)
  // A draft may be older than the catalogue
  const settings = draft ? reconcileColumnSettings(type, toColumnPreferences(draft)) : saved
  const latest = useRef(settings)
  useEffect(() => {
    latest.current = settings
  })

  const change = (next: ColumnSettings) => {
    setOutcome(null)
    if (progress === null && !differsFromSaved(next, saved)) discardDraft()
    else setDraft([...next])
  }
  const save = async () => {
    setProgress('saving')
    setOutcome(null)
    const { kind } = await saving.save(settings)
    // What was changed meanwhile is not saved yet
    if (kind === 'saved' && !differsFromSaved(latest.current, settings)) discardDraft()
    setOutcome(kind === 'saved' ? 'saved' : 'save-failed')
    setProgress(null)
    return kind === 'saved'
  }
  const restore = async () => {
    setProgress('restoring')
    setOutcome(null)
    const { kind } = await saving.restore()
    if (kind === 'saved') discardDraft()
    setOutcome(kind === 'saved' ? 'restored' : 'restore-failed')
    setProgress(null)
  }
  return {
    save,
    discard: discardDraft,
    isUnsaved: !isLoading && (progress === 'saving' || differsFromSaved(settings, saved)),
    /** What the screen is given. */
    screen: {
      state: isLoading ? ('loading' as const) : (progress ?? ('ready' as const)),
      problem,
      settings,
      saved,
      outcome,
      onSettingsChange: change,
      onSave: () => void save(),
      onRestore: () => void restore(),
      onOutcomeClose: () => setOutcome(null),
      onRetry: () => void reload(),
    },
  }
}
