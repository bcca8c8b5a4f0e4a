import { getHelpFeedback, saveHelpFeedback } from '@producer-portal/domain/documentation'
import type { HelpFeedbackInput, HelpPageId } from '@producer-portal/domain/documentation'
import { useCacheUpdate } from '../api/cache.js'
import { save } from '../api/save.js'
import type { SaveResult } from '../api/save.js'
import { useQuery } from '../api/useQuery.js'

/** What the user thinks of a help page. */
export function useHelpFeedback(page: HelpPageId) {
  return useQuery(getHelpFeedback, { params: { page } })
}

/** Saves what the user thinks of a help page. */
export function useSaveHelpFeedback(page: HelpPageId) {
  const updateCache = useCacheUpdate()
  return async (answer: HelpFeedbackInput): Promise<SaveResult> => {
    const result = await save(saveHelpFeedback, { params: { page }, body: answer })
    if (result.kind === 'saved') {
      updateCache({ endpoint: getHelpFeedback, request: { params: { page } }, update: () => answer, revalidate: false })
    }
    return result
  }
}
