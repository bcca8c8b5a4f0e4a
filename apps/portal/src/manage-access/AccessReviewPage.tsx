import { fallbackFontList } from '@producer-portal/domain/exports'
import {
  accessDecisions,
  accessReviewColumns,
  accessReviewExport,
  getAccessReview,
  mostAccessDecisions,
  saveAccessReview,
} from '@producer-portal/domain/manage-access'
import { pages } from '@producer-portal/domain/shell'
import { ExportMenu, useExportLanguage } from '@producer-portal/features/exports'
import { useMessages } from '@producer-portal/features/i18n'
import { AccessNotFound, AccessReviewScreen, manageAccessMessages } from '@producer-portal/features/manage-access'
import type { AccessDecisions, ReviewOutcome } from '@producer-portal/features/manage-access'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import * as v from 'valibot'
import { call } from '../api/api.js'
import { useCacheUpdate } from '../api/cache.js'
import { isNotFound } from '../api/errors.js'
import { toLoad, useQuery } from '../api/useQuery.js'
import { useUser } from '../auth/state.js'
import { useDraft } from '../drafts/drafts.js'
import { UnsavedGuard } from '../drafts/UnsavedGuard.js'
import { manageAccessHref } from './paths.js'

const draftSchema = v.array(v.tuple([v.string(), v.picklist(accessDecisions)]))

/** /access-review/:agencyNo: who has access to what of an agency. Decisions are kept until they are saved. */
export function AccessReviewPage() {
  const { locale, translate } = useExportLanguage()
  const { agencyNo = '' } = useParams()
  const { userId } = useUser()
  const t = useMessages(manageAccessMessages)
  const updateCache = useCacheUpdate()
  const request = { query: { agencyNumber: agencyNo } }
  const { data: review, error, reload } = useQuery(getAccessReview, request)
  const { draft, setDraft, discardDraft } = useDraft(`access-review/${agencyNo}`, draftSchema)
  const [progress, setProgress] = useState<Pick<ReviewOutcome, 'saved' | 'count'> | null>(null)
  const [outcome, setOutcome] = useState<ReviewOutcome | null>(null)
  const isSaving = progress !== null
  const decisions = useMemo<AccessDecisions>(() => {
    const ids = new Set(review?.lines.map(({ id }) => id))
    return new Map(draft?.filter(([id]) => ids.has(id)))
  }, [draft, review])

  const change = (next: AccessDecisions) => {
    setOutcome(null)
    if (next.size > 0) setDraft([...next])
    else discardDraft()
  }
  /** Saves as many decisions at once as one save takes; the page says how far it has come. */
  const saveAll = async () => {
    const granted = new Map(review?.lines.map(({ id, grantedAt }) => [id, grantedAt]))
    const all = [...decisions]
    const count = all.length
    setOutcome(null)
    for (let saved = 0; saved < count; saved += mostAccessDecisions) {
      setProgress({ saved, count })
      const part = all.slice(saved, saved + mostAccessDecisions)
      const result = await call(saveAccessReview, {
        body: {
          agencyNumber: agencyNo,
          decisions: part.map(([id, decision]) => ({ id, decision, grantedAt: granted.get(id) })),
        },
      })
      if (!result.ok) {
        if (result.failure.kind === 'conflict') await reload()
        setOutcome({ result, saved, count })
        break
      }
      const { data } = result
      updateCache({ endpoint: getAccessReview, request, update: () => data, revalidate: false })
      const left = all.slice(saved + part.length)
      if (left.length > 0) setDraft(left)
      else discardDraft()
      if (left.length === 0) setOutcome({ result, saved: count, count })
    }
    setProgress(null)
  }
  if (!review && isNotFound(error)) return <AccessNotFound page="review" backHref={pages.manageAccess.path} />
  return (
    <>
      <AccessReviewScreen
        review={toLoad({ data: review, error })}
        decisions={decisions}
        onDecisionsChange={change}
        isSaving={isSaving}
        progress={progress && progress.count > mostAccessDecisions ? progress : null}
        onSave={() => void saveAll()}
        outcome={outcome}
        onOutcomeClose={() => setOutcome(null)}
        onRetry={() => void reload()}
        userId={userId}
        backHref={manageAccessHref(agencyNo)}
        toolbarActions={
          review && (
            <ExportMenu
              title={t('reviewExportTitle')}
              count={review.lines.length}
              getTable={() =>
                accessReviewExport(review, new Date(), { columns: translate(accessReviewColumns), locale })
              }
              fallbackFonts={fallbackFontList}
            />
          )
        }
      />
      <UnsavedGuard isUnsaved={isSaving || decisions.size > 0} onLeave={discardDraft} />
    </>
  )
}
