import { failureReasons } from '../endpoint/index.ts'
import type { Failure } from '../endpoint/index.ts'

/** The reason no code was sent, or a code wasn't accepted. */
export interface CodeFailure {
  readonly step: 'send' | 'check'
  readonly failure: Failure
}

/** The sentences for what the service doesn't explain itself. */
export type CodeFailureKey = 'wrongCode' | 'sendFailed' | 'sendUnreachable' | 'checkFailed' | 'checkUnreachable'

/** True if the code was wrong, so that another one can be entered. */
export function isWrongCode({ step, failure }: CodeFailure): boolean {
  return step === 'check' && failure.kind === 'refused' && failure.status === 400
}

/** True if no code can be checked any more: one wrong code too many, or what the code was for has ended. */
export function isCodeEnded({ step, failure }: CodeFailure): boolean {
  const hasEnded = failure.kind === 'conflict' || (failure.kind === 'refused' && failure.status === 423)
  return step === 'check' && hasEnded && failureReasons(failure).length > 0
}

/** The text of a failure: the service's own reasons word for word, or the sentence for its kind. */
export function codeFailureReasons(code: CodeFailure, t: (key: CodeFailureKey) => string): readonly string[] {
  const { step, failure } = code
  const reasons = isWrongCode(code) ? [] : failureReasons(failure)
  if (reasons.length > 0) return reasons
  if (isWrongCode(code)) return [t('wrongCode')]
  return [t(failure.kind === 'unreachable' ? `${step}Unreachable` : `${step}Failed`)]
}
