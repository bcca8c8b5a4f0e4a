import type { IllustrationOutcome } from './entities.ts'
import type { IllustrationBanner, IllustrationRequest } from './request-state.ts'
import { needsInstructions } from './submission.ts'

/**
 * The banner of a saved request, built before the form is cleared. It appears when the message type contains `success`
 * or `error`, in any case.
 */
export function illustrationBanner(
  { msgType, message }: IllustrationOutcome,
  request: IllustrationRequest,
): IllustrationBanner | null {
  const kind = bannerKind(msgType)
  if (kind === null) return null
  return {
    kind,
    message,
    client: request.policy?.name ?? '',
    policy: request.policy?.policy ?? '',
    delivery: needsInstructions(request) ? 'instructions' : 'sms',
  }
}

function bannerKind(msgType: string | null): IllustrationBanner['kind'] | null {
  if (/success/i.test(msgType ?? '')) return 'info'
  return /error/i.test(msgType ?? '') ? 'error' : null
}
