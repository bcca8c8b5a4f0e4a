import { isDemoMode } from '@producer-portal/domain/config'
import { HttpError } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { hashSecret, timingSafeEqual } from './secrets.ts'

/**
 * Refuses a call that isn't of an operator, who has a token of `IMPORT_TOKENS`. In demo modes everybody is one.
 * @throws {HttpError} 401
 */
export function requireOperator({ headers }: Request, { settings, log }: Pick<Services, 'settings' | 'log'>): void {
  if (!isDemoMode(settings.PORTAL_MODE)) requireOperatorToken({ headers }, { settings, log })
}

/**
 * Refuses a call without a token of `IMPORT_TOKENS`, in demo modes, too.
 * @throws {HttpError} 401
 */
export function requireOperatorToken(
  { headers }: Pick<Request, 'headers'>,
  { settings, log }: Pick<Services, 'settings' | 'log'>,
): void {
  const token = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''
  // Compares every token, so that the response time doesn't reveal a partial match.
  const matches = settings.IMPORT_TOKENS.filter((own) => timingSafeEqual(hashSecret(own), hashSecret(token)))
  if (matches.length > 0) return
  log.event('operator refused')
  throw new HttpError(401, 'This needs the token of an operator.', { headers: { 'www-authenticate': 'Bearer' } })
}
