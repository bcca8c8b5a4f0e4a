import { RequestFailure } from '../http/failure.ts'
import type { Services } from '../http/services.ts'
import { hashed, sameHash } from './hashed.ts'

/**
 * Checks a code that somebody was given outside the portal against the codes of the deployment.
 * @throws {RequestFailure} 400 when it is none of them
 */
export function checkOutsideCode(code: string, { settings, log }: Services): void {
  const given = hashed(code)
  // Every code is compared, so that the time tells nothing about which one comes close.
  const matches = settings.VALIDATION_CODES.filter((known) => sameHash(hashed(known), given))
  if (matches.length > 0) return
  log.event('outside code refused')
  throw new RequestFailure(400, 'This code is not valid.')
}
