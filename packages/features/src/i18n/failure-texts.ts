import { type Failure, failureReasons } from '@producer-portal/domain/endpoint'

/** The texts of a page for when the service gave no reasons, and when no answer came. */
export type FailureTexts = Readonly<Record<'failed' | 'unreachable', string>>

/** The text of a failure: the service's own reasons word for word, or the text of the page. */
export function toFailureReasons(failure: Failure, texts: FailureTexts): readonly string[] {
  const reasons = failureReasons(failure)
  return reasons.length > 0 ? reasons : [texts[failure.kind === 'unreachable' ? 'unreachable' : 'failed']]
}

/** The same in one line. */
export function toFailureText(failure: Failure, texts: FailureTexts): string {
  return toFailureReasons(failure, texts).join(' ')
}

/** A save that failed, as a form takes it: without an answer the text for the failure is the title, before what to do. */
export function toFormFailure(failure: Failure, { notSaved, ...texts }: FailureTexts & { readonly notSaved?: string }) {
  return {
    title: failure.kind === 'unreachable' ? texts.failed : notSaved,
    reasons: toFailureReasons(failure, texts),
  }
}
