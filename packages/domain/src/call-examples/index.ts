import type { CallExamples } from '../openapi/types.ts'
import { accountExamples } from './account.ts'
import { businessExamples } from './business.ts'
import { manageAccessExamples } from './manage-access.ts'
import { operationsExamples } from './operations.ts'
import { signInExamples } from './sign-in.ts'

/** One way to call each endpoint, and what it answers, by the name of the call. */
export const callExamples: CallExamples = {
  ...signInExamples,
  ...accountExamples,
  ...businessExamples,
  ...manageAccessExamples,
  ...operationsExamples,
}
