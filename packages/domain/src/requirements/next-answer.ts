import { offersComment, offersUpload } from './actions.ts'
import type { SentContext } from './sent-markers.ts'
import type { Requirement } from './requirement.ts'

/** The next step with a requirement that waits for its producer. */
export type NextAnswer = 'upload' | 'comment' | 'view'

/**
 * Documents where the service takes them, else a comment, else a look at the requirement.
 * @param mayAnswer false for a user who may look at the requirements only
 * @param sent what was sent recently, and isn't offered again
 */
export function getNextAnswer(requirement: Requirement, mayAnswer: boolean, sent?: SentContext): NextAnswer {
  if (mayAnswer && offersUpload(requirement, sent)) return 'upload'
  return mayAnswer && offersComment(requirement, sent) ? 'comment' : 'view'
}
