import { canChooseFieldDirectory } from '@producer-portal/domain/access'
import { joinName } from '@producer-portal/domain/formatting'
import type { Profile } from '@producer-portal/domain/profile'
import {
  confirmContact,
  initiateContactChange,
  isSameEmail,
  profileSchema,
  updateBusinessPhone,
  updateEmail,
  updateFieldDirectory,
  updateName,
  updatePassword,
  updateSecurityQuestion,
  updateTextAlerts,
  verifyContactChange,
} from '@producer-portal/domain/profile'
import * as v from 'valibot'
import type { SignedInUser } from '../auth/authenticate.ts'
import { checkNewPhone, sendPhoneCode } from '../auth/change-mobile-phone.ts'
import { changePassword, refused } from '../auth/change-password.ts'
import { hashPassword } from '../auth/passwords.ts'
import { sessionCookies } from '../auth/session-cookies.ts'
import { startSession } from '../auth/start-session.ts'
import { WithCookies } from '../http/reply.ts'
import type { Route } from '../http/route.ts'
import { route } from '../http/route.ts'
import { changeProfile, confirmContactUntil, saveSecurityQuestion } from '../store/account-changes.ts'
import { dayAfter } from '../store/days.ts'

/** How long confirmed contact data counts as verified. */
const contactDays = 180

/** What users change about themselves. A business refusal is a 403 with its errors. */
export const profileChangeRoutes: readonly Route[] = [
  route(updateName, async ({ body, user, services }) => {
    const { firstName, middleName, lastName, suffixName } = body
    const parts = { firstName, lastName, middleName: middleName || null, suffixName: suffixName || null }
    const { suffixName: suffix, ...names } = parts
    await changeProfile(services.db, user.userId, { ...names, suffix, fullName: joinName(parts) })
    return {}
  }),

  route(updateEmail, async ({ body: { email }, user, services }) => {
    if (isSameEmail(email, profileOf(user).email)) throw refused(['The email must differ from the current one.'])
    await changeProfile(services.db, user.userId, { email })
    return {}
  }),

  route(updateBusinessPhone, async ({ body: { phone, phoneExt }, user, services }) => {
    await changeProfile(services.db, user.userId, { phone, phoneExt: phoneExt || null })
    return {}
  }),

  route(updatePassword, async ({ body, user, caller, services }) => {
    const account = await changePassword(user.account, body, caller, services)
    const session = await startSession(services.tokens, account)
    return new WithCookies({}, sessionCookies(session, caller.isSecure))
  }),

  route(updateSecurityQuestion, async ({ body: { question, answer }, user, services }) => {
    const answerHash = await hashPassword(answer.toLowerCase())
    await saveSecurityQuestion(services.db, user.userId, { question, answerHash })
    return {}
  }),

  route(updateFieldDirectory, async ({ body: { showInFieldDirectory }, user, services }) => {
    if (!canChooseFieldDirectory(user, profileOf(user))) throw refused(['An agent number is needed for this.'])
    await changeProfile(services.db, user.userId, { showInFieldDirectory })
    return {}
  }),

  route(updateTextAlerts, async ({ body: { enabled }, user, services }) => {
    await changeProfile(services.db, user.userId, { mobileOptIn: enabled })
    return {}
  }),

  route(initiateContactChange, async ({ body, user, services }) => ({
    sessionId: await sendPhoneCode(user.account, body, services),
  })),

  route(verifyContactChange, async ({ body, user, services }) => {
    await checkNewPhone(user.account, body, services)
    return {}
  }),

  route(confirmContact, async ({ user, services }) => {
    await confirmContactUntil(services.db, user.userId, dayAfter(services.now(), contactDays))
    return {}
  }),
]

function profileOf({ account }: SignedInUser): Profile {
  return v.parse(profileSchema, account.profile)
}
