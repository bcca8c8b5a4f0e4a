import { canChooseFieldDirectory } from '@producer-portal/domain/access'
import {
  accountFieldIds,
  canToggleNotification,
  confirmContact,
  confirmNewEmail,
  forgetDevice,
  getAccountField,
  getContactChange,
  getMessageCount,
  getNotificationPreferences,
  getProfile,
  getRememberedDevices,
  initiateContactChange,
  saveNotificationPreference,
  undoContactChange,
  updateFieldDirectory,
  updateLanguage,
  updatePassword,
  updateSecurityQuestion,
  updateTextAlerts,
  verifyContactChange,
} from '@producer-portal/domain/account'
import { readCookies } from '@producer-portal/domain/auth'
import { notificationPreferences } from '@producer-portal/domain/catalog'
import { contactDays } from '../auth/contacts.ts'
import {
  confirmNewAddress,
  describeContactChange,
  getNoticeMailboxes,
  setEmail,
  undoContact,
} from '../auth/contact-changes.ts'
import { checkNewPhone, sendPhoneCode } from '../auth/change-mobile-phone.ts'
import { changePassword, changeRefusedError } from '../auth/change-password.ts'
import { getExpiryCounters } from '../auth/expiry-counters.ts'
import { readDelegatedAccess } from '../auth/list-scope.ts'
import { noteDevice } from '../auth/known-device.ts'
import { hashPassword } from '../auth/passwords.ts'
import { hashSecret } from '../auth/secrets.ts'
import { changeAndTell, tellOfChange } from '../auth/send-message.ts'
import { parseProfile, sessionCookies, startSession } from '../auth/session.ts'
import { dayAfter } from '../days.ts'
import { HttpError } from '../http/failure.ts'
import {
  changeProfile,
  confirmContactUntil,
  readPreferences,
  savePreference,
  saveSecurityQuestion,
} from '../store/account.ts'
import { listDevices, removeDevice } from '../store/devices.ts'
import type { Route } from './route.ts'
import { WithCookies, openRoute, route } from './route.ts'

/**
 * The signed-in user's own data and what they change about it. A change that a rule forbids is a 403 with its errors.
 */
export const routes: readonly Route[] = [
  route(getProfile, async ({ user, services }) => ({
    ...parseProfile(user),
    isEmailUnconfirmed: user.account.contact_email !== null,
    ...getExpiryCounters(user.account, services.now()),
    delegatedAccess: await readDelegatedAccess(user, services.db),
  })),

  route(getMessageCount, ({ user }) => Promise.resolve({ unreadSms: user.account.unread_messages })),

  ...accountFieldIds.map((id) => {
    const field = getAccountField(id)
    return route(field.endpoint, async ({ body, user, services }) => {
      const { userId, account } = user
      const changes = field.toProfile(body)
      // An address that isn't confirmed yet may be given again, for another link
      const isRepeated = Boolean(changes.email) && account.contact_email !== null
      const refusal = isRepeated ? null : field.refuse?.(body, parseProfile(user))
      if (refusal) throw changeRefusedError([refusal])
      if (changes.email) {
        await setEmail(account, changes.email, services)
        return {}
      }
      return changeAndTell(services, async (inside, tell) => {
        await changeProfile(inside.db, userId, changes)
        const recipients = await getNoticeMailboxes(account, inside)
        if (field.notice) await tellOfChange(field.notice, { userId, recipients }, services.settings, tell)
        return {}
      })
    })
  }),

  route(updatePassword, async ({ body, user, caller, services }) => {
    const account = await changePassword(user.account, body, caller, services)
    const session = await startSession(account, services)
    const cookies = [
      ...sessionCookies(session, caller.isSecure, services.tokens),
      await noteDevice(account.user_id, caller, services),
    ]
    return new WithCookies({}, cookies)
  }),

  route(updateSecurityQuestion, async ({ body: { question, answer }, user, services }) => {
    const answerHash = await hashPassword(answer.toLowerCase())
    await saveSecurityQuestion(services.db, user.userId, { question, answerHash })
    return {}
  }),

  route(updateFieldDirectory, async ({ body: { showInFieldDirectory }, user, services }) => {
    if (!canChooseFieldDirectory(user, parseProfile(user)))
      throw changeRefusedError(['An agent number is needed for this.'])
    await changeProfile(services.db, user.userId, { showInFieldDirectory })
    return {}
  }),

  route(updateTextAlerts, async ({ body: { enabled }, user, services }) => {
    await changeProfile(services.db, user.userId, { mobileOptIn: enabled })
    return {}
  }),

  route(updateLanguage, async ({ body: { language }, user, services }) => {
    await changeProfile(services.db, user.userId, { language })
    return {}
  }),

  route(initiateContactChange, async ({ body, user, services }) => ({
    sessionId: await sendPhoneCode(user.account, body, services),
  })),

  route(verifyContactChange, async ({ body, user, services }) => {
    await checkNewPhone(user.account, body, services)
    return {}
  }),

  openRoute(getContactChange, ({ params, services }) => describeContactChange(params.token, services)),

  openRoute(confirmNewEmail, async ({ body: { token }, services }) => {
    await confirmNewAddress(token, services)
    return {}
  }),

  openRoute(undoContactChange, async ({ body: { token }, services }) => {
    await undoContact(token, services)
    return {}
  }),

  route(confirmContact, async ({ user, services }) => {
    await confirmContactUntil(services.db, user.userId, dayAfter(services.now(), contactDays))
    return {}
  }),

  route(getNotificationPreferences, async ({ user, services }) => {
    const switched = await readPreferences(services.db, user.userId)
    return notificationPreferences.map((each) => ({ ...each, enabled: switched.get(each.key) ?? each.enabled }))
  }),

  route(saveNotificationPreference, async ({ body, user, services }) => {
    const preference = notificationPreferences.find(({ key }) => key === body.key)
    if (preference === undefined || !canToggleNotification(preference)) {
      throw new HttpError(409, 'Your General Agent does not allow this to be switched.')
    }
    await savePreference(services.db, user.userId, body)
    return {}
  }),

  route(getRememberedDevices, async ({ request, user, services }) => {
    const current = readDeviceHash(request)
    const devices = await listDevices(services.db, user.userId, services.now())
    return devices.map(({ id, name, remembered_at: at, token_hash: hash }) => ({
      id: String(id),
      name,
      rememberedAt: at.toISOString(),
      isCurrent: hash === current,
    }))
  }),

  route(forgetDevice, async ({ body, user, services }) => {
    const isForgotten = await removeDevice(services.db, user.userId, Number(body.id))
    if (!isForgotten) throw new HttpError(404, 'There is no such device.')
    services.log.event('device forgotten', { user: user.userId })
    return {}
  }),
]

/** A device's token as the browser sends it; null for one that isn't remembered. */
function readDeviceHash(request: Request): string | null {
  const token = readCookies(request.headers.get('cookie') ?? '').mfaToken
  return token ? hashSecret(token) : null
}
