import { getHelpFeedback, saveHelpFeedback } from '@producer-portal/domain/documentation'
import type { HelpFeedbackInput, HelpPageId } from '@producer-portal/domain/documentation'
import { call } from '../api/api.js'
import type { Result } from '@producer-portal/domain/endpoint'
import { useCacheUpdate } from '../api/cache.js'
import { useQuery } from '../api/useQuery.js'

/** The user's feedback on a help page. */
export function useHelpFeedback(page: HelpPageId) {
  return useQuery(getHelpFeedback, { params: { page } })
}

/** Saves what the user thinks of a help page. */
export function useSaveHelpFeedback(page: HelpPageId) {
  const updateCache = useCacheUpdate()
  return async (answer: HelpFeedbackInput): Promise<Result<unknown>> => {
    const result = await call(saveHelpFeedback, { params: { page }, body: answer })
    if (result.ok) {
      updateCache({ endpoint: getHelpFeedback, request: { params: { page } }, update: () => answer, revalidate: false })
    }
    return result
  }
}
