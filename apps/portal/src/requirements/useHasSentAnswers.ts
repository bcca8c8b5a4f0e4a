import * as v from 'valibot'
import { useUser } from '../auth/state.js'
import { draftName, storedValue } from '../storage/stored.js'

/** The place where this tab keeps the answers that were sent recently. */
export const sentAnswersName = 'sent-answers'

const listSchema = v.array(v.object({}))

/** True if this tab keeps answers that were sent recently: whether what reads them is needed. */
export function useHasSentAnswers(): boolean {
  const name = draftName(useUser().userId, sentAnswersName)
  return storedValue<unknown>('tab', name, listSchema, undefined).read() !== undefined
}
