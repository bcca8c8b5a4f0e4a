import { contractTypeHrefs, parseContractType } from '@producer-portal/domain/cases'
import type { ContractType } from '@producer-portal/domain/cases'
import {
  differsFromSaved,
  loadColumnSettings,
  mergeColumnSettings,
  reconcileColumnSettings,
  toColumnPreferences,
} from '@producer-portal/domain/column-settings'
import type { ColumnSettings } from '@producer-portal/domain/column-settings'
import { columnSettingsMessages, ColumnSettingsScreen } from '@producer-portal/features/column-settings'
import type { ColumnSettingsOutcome } from '@producer-portal/features/column-settings'
import { useMessages } from '@producer-portal/features/i18n'
import { LeaveModal } from '@producer-portal/features/shell'
import { useToast } from '@producer-portal/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { useDraft } from '../drafts/drafts.js'
import type { LeavePrompt } from '../drafts/LeaveGuards.js'
import { UnsavedGuard } from '../drafts/UnsavedGuard.js'
import { useViewed } from '../home-office/useViewed.js'
import { pathViewing } from '../home-office/viewed-number.js'
import { useColumnSettings } from '../lists/useColumnSettings.js'
import { useSaveColumnSettings } from './queries.js'

/** /new-business/column-settings/pending, issued and not-placed: the columns of one list. */
export function ColumnSettingsPage() {
  const type = parseContractType(useLocation().pathname.split('/')[3]) ?? 'pending'
  return <Arrangement key={type} type={type} />
}

function Arrangement({ type }: { type: ContractType }) {
  const t = useMessages(columnSettingsMessages)
  const { show } = useToast()
  const hrefs = useHrefs()
  const { screen, save, discard, isUnsaved } = useColumnArrangement(type)

  const saveAndGo = async ({ onStay, onLeave }: LeavePrompt) => {
    if (await save()) {
      show({ tone: 'success', title: t('saved') })
      onLeave()
    } else onStay()
  }
  return (
    <>
      <ColumnSettingsScreen type={type} {...hrefs} {...screen} />
      <UnsavedGuard isUnsaved={isUnsaved} onLeave={discard}>
        {(prompt) => (
          <LeaveModal
            {...prompt}
            title={t('leaveTitle')}
            text={t('leaveText')}
            save={{
              label: t('saveAndContinue'),
              onAction: () => void saveAndGo(prompt),
              isPending: screen.state === 'saving',
            }}
            leaveLabel={t('cancelAndContinue')}
          />
        )}
      </UnsavedGuard>
    </>
  )
}

/** The links of the page. Home office returns to the lists of the agent or agency it was viewing. */
function useHrefs() {
  const number = useViewed()?.number ?? null
  const below = (path: string) => contractTypeHrefs((segment) => pathViewing(`${path}/${segment}`, number))
  return {
    listHrefs: below('/new-business'),
    settingsHrefs: below('/new-business/column-settings'),
    dashboardHref: pathViewing('/dashboard', number),
  }
}

const columnsSchema = v.array(
  v.object({
    id: v.string(),
    visible: v.boolean(),
    locked: v.boolean(),
  }),
)
const draftSchema = v.object({
  columns: columnsSchema,
  /** The saved columns that they were made of. */
  base: columnsSchema,
})

/** The columns of a list while the user arranges them. The draft is kept until a save succeeds. */
function useColumnArrangement(type: ContractType) {
  const { settings: saved, isLoading, problem, reload } = useColumnSettings(type)
  const t = useMessages(columnSettingsMessages)
  const { show } = useToast()
  const saving = useSaveColumnSettings(type)
  const { draft, setDraft, discardDraft } = useDraft(`column-settings/${type}`, draftSchema)
  const [progress, setProgress] = useState<'saving' | 'restoring' | null>(null)
  const [outcome, setOutcome] = useState<ColumnSettingsOutcome | null>(null)
  // A draft may be older than the column catalog
  const settings = draft ? reconcileColumnSettings(type, toColumnPreferences(draft.columns)) : saved
  const base = draft?.base ?? saved
  const latest = useRef(settings)
  useEffect(() => {
    latest.current = settings
  })

  const change = (next: ColumnSettings) => {
    setOutcome(null)
    if (progress === null && !differsFromSaved(next, saved)) discardDraft()
    else setDraft({ columns: [...next], base: [...base] })
  }
  const save = async () => {
    setProgress('saving')
    setOutcome(null)
    // Another tab may have saved since
    const now = loadColumnSettings(type, (await saving.readSaved()) ?? toColumnPreferences(base)).settings
    const merged = mergeColumnSettings(type, base, settings, now)
    const result = await saving.save(merged.settings)
    if (result.ok) {
      // Changes made meanwhile aren't saved yet
      if (differsFromSaved(latest.current, settings)) {
        setDraft({ columns: [...latest.current], base: [...merged.settings] })
      } else discardDraft()
      if (merged.others !== null) {
        show({ tone: 'info', message: t(merged.others === 'kept' ? 'othersKept' : 'orderReplaced') })
      }
    }
    setOutcome({ action: 'save', result })
    setProgress(null)
    return result.ok
  }
  const restore = async () => {
    setProgress('restoring')
    setOutcome(null)
    const result = await saving.restore()
    if (result.ok) discardDraft()
    setOutcome({ action: 'restore', result })
    setProgress(null)
  }
  return {
    save,
    discard: discardDraft,
    isUnsaved: !isLoading && (progress === 'saving' || differsFromSaved(settings, saved)),
    /** The props of the screen. */
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
