import { addQuickLinks, hasQuickLinkChanges, mergeQuickLinks, quickLinkIds } from '@producer-portal/domain/quick-links'
import type { QuickLinkId, QuickLinkOption } from '@producer-portal/domain/quick-links'
import { pages } from '@producer-portal/domain/shell'
import { useMessages } from '@producer-portal/features/i18n'
import { QuickLinksEditor, quickLinksMessages } from '@producer-portal/features/quick-links'
import type { QuickLinksEditorProps } from '@producer-portal/features/quick-links'
import { useToast } from '@producer-portal/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { toLoad } from '../api/useQuery.js'
import { useDraft } from '../drafts/drafts.js'
import { UnsavedGuard } from '../drafts/UnsavedGuard.js'
import { readSavedQuickLinks, useQuickLinks, useSaveQuickLinks } from './queries.js'

const idsSchema = v.array(v.union([v.string(), v.number()]))
const draftSchema = v.object({
  chosen: idsSchema,
  /** The saved links that they were made of. */
  base: idsSchema,
})
const none: readonly QuickLinkOption[] = []

/** /quick-links, among the account pages: the links of the dashboard. Preferences leads here with `?from=preferences`, for the way back. */
export function QuickLinksPage() {
  const [query] = useSearchParams()
  const { links, error, reload } = useQuickLinks()
  const save = useSaveQuickLinks()
  const t = useMessages(quickLinksMessages)
  const { show } = useToast()
  const { draft, setDraft, discardDraft } = useDraft('quick-links', draftSchema)
  const [isSaving, setSaving] = useState(false)
  const [outcome, setOutcome] = useState<QuickLinksEditorProps['outcome']>(null)

  const { options, saved } = links ?? { options: none, saved: none }
  const toLinks = (ids: readonly QuickLinkId[]) => addQuickLinks([], options, ids)
  const chosen = draft && links ? toLinks(draft.chosen) : saved
  const base = draft && links ? toLinks(draft.base) : saved
  const change = (next: readonly QuickLinkOption[]) => {
    setOutcome(null)
    if (hasQuickLinkChanges(next, saved)) setDraft({ chosen: quickLinkIds(next), base: quickLinkIds(base) })
    else discardDraft()
  }
  const saveAll = async () => {
    setSaving(true)
    setOutcome(null)
    // Another tab may have saved since
    const merged = mergeQuickLinks(base, chosen, (await readSavedQuickLinks(options)) ?? base)
    const result = await save(merged.links)
    setSaving(false)
    if (result.ok) {
      discardDraft()
      if (merged.others !== null) {
        show({ tone: 'info', message: t(merged.others === 'kept' ? 'othersKept' : 'orderReplaced') })
      }
    }
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
