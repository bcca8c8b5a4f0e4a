import {
  checkResetLink,
  getProofMethods,
  getSessionInfo,
  login,
  migrateSession,
  oktaLogin,
  proveByPassword,
  requestOtp,
  requestPasswordReset,
  requestProofCode,
  requestUserId,
  resetPassword,
  validateCode,
  verifyOtp,
  verifyProofCode,
  signInTexts,
} from '@producer-portal/domain/auth'
import { startPendingSignIn, completePendingSignIn, needsCode, getPendingState, sendCode } from '../auth/two-factor.ts'
import { describeProofMethods, proveCode, provePassword, sendProofCode } from '../auth/proof.ts'
import { nameDevice } from '../auth/device-name.ts'
import { noteDevice } from '../auth/known-device.ts'
import { renewSession, sessionCookies, startSession } from '../auth/session.ts'
import {
  checkLink,
  checkValidationCode,
  withHelpLimits,
  resetPasswordByLink,
  sendResetLink,
  sendUserIds,
} from '../auth/sign-in-help.ts'
import { hashSecret } from '../auth/secrets.ts'
import { checkPassword } from '../auth/sign-in.ts'
import { HttpError } from '../http/failure.ts'
import type { Services, VerifiedIdentity } from '../services.ts'
import type { Account } from '../store/account.ts'
import { findAccount } from '../store/account.ts'
import { consumeIdentityToken } from '../store/identity.ts'
import type { Route } from './route.ts'
import { WithCookies, openRoute, route } from './route.ts'

/** Signing in, the second factor, help for people who can't sign in, and codes from outside. */
export const routes: readonly Route[] = [
  openRoute(login, async ({ body, caller, services }) => {
    const checked = await checkPassword(body, caller, services)
    const { account } = checked
    if (await needsCode(checked, body.mfaDeviceToken, services)) {
      return { mfaRequired: true, sessionId: await startPendingSignIn(account, services) }
    }
    const session = await startSession(account, services)
    services.log.event('signed in', { user: account.user_id, address: caller.address })
    const cookies = [
      ...sessionCookies(session, caller.isSecure, services.tokens),
      await noteDevice(account.user_id, caller, services),
    ]
    return new WithCookies({ ...session, mfaRequired: false }, cookies)
  }),

  openRoute(oktaLogin, async ({ body, caller, services }) => {
    const identity = await services.verifyIdentity(body)
    const isFirst = identity !== null && (await consumeIdentity(identity, body.nonce, services))
    const account = isFirst ? await findAccountOfIdentity(services.db, identity) : undefined
    if (account === undefined) {
      services.log.event('identity refused', { address: caller.address })
      throw new HttpError(401, signInTexts.rejected)
    }
    const session = await startSession(account, services)
    services.log.event('signed in by the identity provider', { user: account.user_id, address: caller.address })
    return new WithCookies(session, sessionCookies(session, caller.isSecure, services.tokens))
  }),

  openRoute(getSessionInfo, ({ body, services }) => getPendingState(body.sessionId, services)),

  openRoute(requestOtp, async ({ body, services }) => {
    await sendCode(body.sessionId, body.otpMethod, services)
    return {}
  }),

  openRoute(verifyOtp, async ({ body, request, caller, services }) => {
    const { sessionId, otpCode: code, otpMethod: method, saveFingerprint } = body
    const rememberAs = saveFingerprint ? nameDevice(request.headers.get('user-agent')) : null
    const { account, session } = await completePendingSignIn({ sessionId, code, method, rememberAs }, services)
    services.log.event('signed in with a code', { user: account.user_id, address: caller.address })
    const cookies = [
      ...sessionCookies(session, caller.isSecure, services.tokens),
      await noteDevice(account.user_id, caller, services),
    ]
    return new WithCookies(session, cookies)
  }),

  route(migrateSession, async ({ user, request, caller, services }) => {
    const session = await renewSession(user, request, caller, services)
    return new WithCookies({}, sessionCookies(session, caller.isSecure, services.tokens))
  }),

  route(getProofMethods, async ({ user, services }) => describeProofMethods(user, services)),

  route(proveByPassword, async ({ body: { password }, user, caller, services }) => {
    await provePassword(user, password, caller, services)
    return {}
  }),

  route(requestProofCode, async ({ body: { otpMethod }, user, services }) => {
    await sendProofCode(user, otpMethod, services)
    return {}
  }),

  route(verifyProofCode, async ({ body, user, services }) => {
    await proveCode(user, body, services)
    return {}
  }),

  openRoute(requestPasswordReset, async ({ body: { userId }, caller, services }) => {
    await withHelpLimits(`reset:${userId}`, caller, services, () => sendResetLink(userId, services))
    return {}
  }),

  openRoute(requestUserId, async ({ body: { email }, caller, services }) => {
    await withHelpLimits(`ids:${email}`, caller, services, () => sendUserIds(email, services))
    return {}
  }),

  openRoute(checkResetLink, async ({ params, services }) => {
    await checkLink(params.sessionId, services)
    return { valid: true }
  }),

  openRoute(resetPassword, async ({ body, caller, services }) => {
    const account = await resetPasswordByLink(body, services)
    return new WithCookies({}, [await noteDevice(account.user_id, caller, services)])
  }),

  openRoute(validateCode, async ({ body: { code }, caller, services }) => {
    await withHelpLimits(`code:${caller.address}`, caller, services, async () => checkValidationCode(code, services))
    return {}
  }),
]

/** The account that an identity is about, unless its password has changed since. */
async function findAccountOfIdentity(
  db: Services['db'],
  { userId, generation }: VerifiedIdentity,
): Promise<Account | undefined> {
  const account = await findAccount(db, userId)
  return generation === null || account?.session_generation === generation ? account : undefined
}

/** Tokens of an identity provider are good for one session: a copy of them, for none. Each sign-in has its nonce. */
function consumeIdentity({ userId, expiresAt }: VerifiedIdentity, nonce: string, { db }: Services): Promise<boolean> {
  return consumeIdentityToken(db, { tokenHash: hashSecret(userId, nonce), expiresAt })
}
