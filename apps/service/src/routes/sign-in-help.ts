import {
  checkResetLink,
  requestPasswordReset,
  requestUserId,
  resetPassword,
  validateCode,
} from '@producer-portal/domain/session'
import { checkOutsideCode } from '../auth/check-outside-code.ts'
import { helpWithin } from '../auth/help-limits.ts'
import { checkLink, resetPasswordByLink, sendResetLink } from '../auth/reset-password.ts'
import { sendUserIds } from '../auth/send-user-ids.ts'
import type { Route } from '../http/route.ts'
import { openRoute } from '../http/route.ts'

/** Help for people who cannot sign in, and codes from outside. No answer tells whether an account exists. */
export const signInHelpRoutes: readonly Route[] = [
  openRoute(requestPasswordReset, async ({ body: { userId }, caller, services }) => {
    await helpWithin(`reset:${userId}`, caller, services, () => sendResetLink(userId, services))
    return {}
  }),

  openRoute(requestUserId, async ({ body: { email }, caller, services }) => {
    await helpWithin(`ids:${email}`, caller, services, () => sendUserIds(email, services))
    return {}
  }),

  openRoute(checkResetLink, async ({ params, services }) => {
    await checkLink(params.sessionId, services)
    return { valid: true }
  }),

  openRoute(resetPassword, async ({ body, services }) => {
    await resetPasswordByLink(body, services)
    return {}
  }),

  openRoute(validateCode, async ({ body: { code }, caller, services }) => {
    await helpWithin(`code:${caller.address}`, caller, services, async () => checkOutsideCode(code, services))
    return {}
  }),
]
