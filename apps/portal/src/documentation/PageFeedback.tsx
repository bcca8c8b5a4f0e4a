import type { HelpFeedbackInput, HelpPageId } from '@producer-portal/domain/documentation'
import { HelpFeedback } from '@producer-portal/features/documentation'
import type { FeedbackOutcome, FeedbackPart } from '@producer-portal/features/documentation'
import { useState } from 'react'
import * as v from 'valibot'
import { toLoad } from '../api/useQuery.js'
import { useDraft } from '../drafts/drafts.js'
import { useHelpFeedback, useSaveHelpFeedback } from './queries.js'

const notAnswered = { isHelpful: null, comment: '' }

/** The question whether a help page was helpful, with the user's answer. */
export function PageFeedback({ id }: { id: HelpPageId }) {
  const { data: saved, error, reload } = useHelpFeedback(id)
  const save = useSaveHelpFeedback(id)
  const { draft, setDraft, discardDraft } = useDraft(`help-comment/${id}`, v.string())
  const [saving, setSaving] = useState<FeedbackPart | null>(null)
  const [outcome, setOutcome] = useState<FeedbackOutcome | null>(null)

  const send = async (answer: HelpFeedbackInput, part: FeedbackPart) => {
    setSaving(part)
    setOutcome(null)
    const result = await save(answer)
    setSaving(null)
    setOutcome({ part, result })
    if (result.ok && part === 'comment') discardDraft()
  }
  return (
    <HelpFeedback
      state={toLoad({ data: saved && 'ready', error })}
      saved={saved ?? notAnswered}
      comment={draft ?? saved?.comment ?? ''}
      onCommentChange={setDraft}
      saving={saving}
      outcome={outcome}
      onSave={(answer, part) => void send(answer, part)}
      onRetry={() => void reload()}
    />
  )
}
