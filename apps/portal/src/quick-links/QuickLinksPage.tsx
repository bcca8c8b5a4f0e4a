import { addQuickLinks, hasQuickLinkChanges, quickLinkIds } from '@producer-portal/domain/quick-links'
import type { QuickLinkOption } from '@producer-portal/domain/quick-links'
import { pages } from '@producer-portal/domain/shell'
import { QuickLinksEditor } from '@producer-portal/features/quick-links'
import type { QuickLinksEditorProps } from '@producer-portal/features/quick-links'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { toLoad } from '../api/useQuery.js'
import { useDraft } from '../drafts/drafts.js'
import { UnsavedGuard } from '../drafts/UnsavedGuard.js'
import { useQuickLinks, useSaveQuickLinks } from './queries.js'

const draftSchema = v.array(v.union([v.string(), v.number()]))
const none: readonly QuickLinkOption[] = []

/** /quick-links, among the account pages: the links of the dashboard. Preferences leads here with `?from=preferences`, for the way back. */
export function QuickLinksPage() {
  const [query] = useSearchParams()
  const { links, error, reload } = useQuickLinks()
  const save = useSaveQuickLinks()
  const { draft, setDraft, discardDraft } = useDraft('quick-links', draftSchema)
  const [isSaving, setSaving] = useState(false)
  const [outcome, setOutcome] = useState<QuickLinksEditorProps['outcome']>(null)

  const { options, saved } = links ?? { options: none, saved: none }
  const chosen = draft && links ? addQuickLinks([], options, draft) : saved
  const change = (next: readonly QuickLinkOption[]) => {
    setOutcome(null)
    if (hasQuickLinkChanges(next, saved)) setDraft(quickLinkIds(next))
    else discardDraft()
  }
  const saveAll = async () => {
    setSaving(true)
    setOutcome(null)
    const result = await save(chosen)
    setSaving(false)
    if (result.ok) discardDraft()
    setOutcome(result)
  }
  const step = isSaving ? 'saving' : 'ready'
  return (
    <>
      <QuickLinksEditor
        state={toLoad({ data: links && step, error })}
        options={options}
        chosen={chosen}
        saved={saved}
        onChosenChange={change}
        onSave={() => void saveAll()}
        outcome={outcome}
        onOutcomeClose={() => setOutcome(null)}
        onRetry={() => void reload()}
        backHref={query.get('from') === 'preferences' ? pages.preferences.path : undefined}
      />
      <UnsavedGuard isUnsaved={isSaving || hasQuickLinkChanges(chosen, saved)} onLeave={discardDraft} />
    </>
  )
}
