import {
  getSessionInfo,
  login,
  migrateSession,
  oktaLogin,
  requestOtp,
  verifyOtp,
} from '@producer-portal/domain/session'
import { beginPendingSignIn, finishPendingSignIn, needsCode, pendingState } from '../auth/pending-sign-in.ts'
import { sendCode } from '../auth/send-code.ts'
import { sessionCookies } from '../auth/session-cookies.ts'
import { checkPassword } from '../auth/sign-in.ts'
import { startSession } from '../auth/start-session.ts'
import { RequestFailure } from '../http/failure.ts'
import { WithCookies } from '../http/reply.ts'
import type { Route } from '../http/route.ts'
import { openRoute, route } from '../http/route.ts'
import { findAccount } from '../store/accounts.ts'

/** Signing in: password, second factor, and the move from the former product. */
export const sessionRoutes: readonly Route[] = [
  openRoute(login, async ({ body, caller, services }) => {
    const account = await checkPassword(body, caller, services)
    if (await needsCode(account, body.mfaDeviceToken, services)) {
      return { mfaRequired: true, sessionId: await beginPendingSignIn(account, services) }
    }
    const session = await startSession(services.tokens, account)
    services.log.event('signed in', { user: account.user_id, address: caller.address })
    return new WithCookies({ ...session, mfaRequired: false }, sessionCookies(session, caller.isSecure))
  }),

  openRoute(oktaLogin, async ({ body, caller, services }) => {
    const userId = await services.verifyIdentity(body)
    const account = userId === null ? undefined : await findAccount(services.db, userId)
    if (account === undefined) {
      services.log.event('identity refused', { address: caller.address })
      throw new RequestFailure(401, 'Invalid Credentials')
    }
    const session = await startSession(services.tokens, account)
    services.log.event('signed in by the identity provider', { user: account.user_id, address: caller.address })
    return new WithCookies(session, sessionCookies(session, caller.isSecure))
  }),

  openRoute(getSessionInfo, ({ body, services }) => pendingState(body.sessionId, services)),

  openRoute(requestOtp, async ({ body, services }) => {
    await sendCode(body.sessionId, body.otpMethod, services)
    return {}
  }),

  openRoute(verifyOtp, async ({ body, caller, services }) => {
    const { sessionId, otpCode: code, otpMethod: method, saveFingerprint: remembers } = body
    const session = await finishPendingSignIn({ sessionId, code, method, remembers }, services)
    services.log.event('signed in with a code', { user: session.ucUserId ?? '', address: caller.address })
    return new WithCookies(session, sessionCookies(session, caller.isSecure))
  }),

  route(migrateSession, async ({ user, caller, services }) => {
    const session = await startSession(services.tokens, user.account, user.session.sessionId)
    services.log.event('session moved', { user: user.userId, address: caller.address })
    return new WithCookies({}, sessionCookies(session, caller.isSecure))
  }),
]
