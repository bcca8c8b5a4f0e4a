import {
  confirmContact,
  forgetDevice,
  getNotificationPreferences,
  getProfile,
  getRememberedDevices,
  saveNotificationPreference,
  initiateContactChange,
  updateFieldDirectory,
  updateLanguage,
  updatePassword,
  updateSecurityQuestion,
  updateTextAlerts,
  verifyContactChange,
} from '@producer-portal/domain/account'
import type {
  AccountField,
  Language,
  PasswordChange,
  Profile,
  SecurityQuestionChange,
  NotificationPreference,
  NotificationPreferenceKey,
  RememberedDevice,
} from '@producer-portal/domain/account'
import type { Endpoint, Result, EndpointAnswer } from '@producer-portal/domain/endpoint'
import { useRef } from 'react'
import { call } from '../api/api.js'
import { useCacheUpdate } from '../api/cache.js'
import type { CallRequest } from '../api/client.js'
import { loadLanguage } from '../shell/language.js'
import { startSession } from '../auth/session.js'

/** Waits for a save and, once it succeeded, shows the changes in the profile on every page. */
function useProfileSave() {
  const updateCache = useCacheUpdate()
  return async (saving: Promise<Result<unknown>>, changes: Partial<Profile>): Promise<Result<unknown>> => {
    const result = await saving
    const update = (profile: Profile) => ({ ...profile, ...changes })
    if (result.ok) updateCache({ endpoint: getProfile, request: {}, update, revalidate: true })
    return result
  }
}

/** Saves a part of the profile; takes what the rules of its form give. */
export function useChangeField(field: AccountField) {
  const saveProfile = useProfileSave()
  return (body: unknown) => saveProfile(call(field.endpoint, { body } as CallRequest<Endpoint>), field.toProfile(body))
}

export function useChangeSecurityQuestion() {
  const saveProfile = useProfileSave()
  return (form: SecurityQuestionChange) =>
    saveProfile(call(updateSecurityQuestion, { body: form }), { challengeQuestion: form.question })
}

/**
 * Changes the password. The service ends every session with it and gives this browser a new one, which starts before
 * anything else is loaded.
 */
export function useChangePassword() {
  const saveProfile = useProfileSave()
  return (form: PasswordChange) => {
    const saving = call(updatePassword, { body: form }).then((result) => {
      if (result.ok) startSession()
      return result
    })
    return saveProfile(saving, { changePasswordExpirationInDays: null })
  }
}

/** Saves the language of the signed-in user, which their pages then follow. Its texts are loaded first. */
export function useChooseLanguage() {
  const saveProfile = useProfileSave()
  return async (language: Language): Promise<Result<unknown>> => {
    try {
      await loadLanguage(language)
    } catch {
      return { ok: false, failure: { kind: 'unreachable' } }
    }
    return saveProfile(call(updateLanguage, { body: { language } }), { language })
  }
}

/** Confirms that the contact data is right. */
export function useConfirmContact() {
  const saveProfile = useProfileSave()
  return () => saveProfile(call(confirmContact, { body: {} }), { verificationExpirationInDays: null })
}

/** Codes are sent to a new mobile phone as text messages. */
const otpMethod = 'sms-mobile'

/**
 * Sends a code to a new mobile phone; an earlier one is no longer valid. Takes digits.
 * @returns the id of the change that waits for the code
 */
export async function sendMobileCode(phoneNumber: string): Promise<Result<string>> {
  const result = await call(initiateContactChange, { body: { phoneNumber, otpMethod } })
  if (!result.ok) return result
  const { sessionId } = result.data
  return sessionId === null ? { ok: false, failure: { kind: 'failed' } } : { ok: true, data: sessionId }
}

/** Verifies the code of a new mobile phone, which then becomes the phone of the profile. */
export function useVerifyMobileCode() {
  const saveProfile = useProfileSave()
  return ({ sessionId, phoneNumber, otpCode }: Readonly<Record<'sessionId' | 'phoneNumber' | 'otpCode', string>>) =>
    saveProfile(call(verifyContactChange, { body: { sessionId, otpCode, otpMethod } }), { mfa: { sms: phoneNumber } })
}

/** The preferences in the profile that are switched on or off. */
export type ProfilePreference = 'mobileOptIn' | 'showInFieldDirectory'

const profilePreferences = {
  endpoint: getProfile,
  apply: (profile: Profile, preference: ProfilePreference, isOn: boolean) => ({ ...profile, [preference]: isOn }),
  save: (preference: ProfilePreference, isOn: boolean) =>
    preference === 'mobileOptIn'
      ? call(updateTextAlerts, { body: { enabled: isOn } })
      : call(updateFieldDirectory, { body: { showInFieldDirectory: isOn } }),
} as const

export const useProfilePreferenceToggle = () => useOptimisticToggle(profilePreferences)

const notificationPreferences = {
  endpoint: getNotificationPreferences,
  apply: (preferences: NotificationPreference[], key: NotificationPreferenceKey, isOn: boolean) =>
    preferences.map((preference) => (preference.key === key ? { ...preference, enabled: isOn } : preference)),
  save: (key: NotificationPreferenceKey, isOn: boolean) =>
    call(saveNotificationPreference, { body: { key, enabled: isOn } }),
} as const

export const useNotificationToggle = () => useOptimisticToggle(notificationPreferences)

/** Forgets a device, by its `id`: the next sign-in on it needs a code. One that is already gone counts as forgotten. */
export function useForgetDevice() {
  const updateCache = useCacheUpdate()
  return async (id: string): Promise<Result<unknown>> => {
    const result = await call(forgetDevice, { body: { id } })
    if (!result.ok && result.failure.kind !== 'notFound') return result
    const update = (devices: RememberedDevice[]) => devices.filter((device) => device.id !== id)
    updateCache({ endpoint: getRememberedDevices, request: {}, update, revalidate: true })
    return { ok: true, data: undefined }
  }
}

/** Switches whose state is part of a query's answer. */
interface ToggleGroup<E extends Endpoint, Key> {
  /** The query; it is made without parameters. */
  readonly endpoint: E
  /** The answer with one switch turned on or off. */
  readonly apply: (answer: EndpointAnswer<E>, key: Key, isOn: boolean) => EndpointAnswer<E>
  readonly save: (key: Key, isOn: boolean) => Promise<Result<unknown>>
}

/**
 * Turns a switch at once and saves it; turns it back if that fails. If a switch is pressed several times in a row, the
 * last press decides. Once nothing is being saved the service is asked again.
 * @returns a function whose result is null when the switch was pressed again meanwhile
 */
function useOptimisticToggle<E extends Endpoint, Key extends string>(
  group: ToggleGroup<E, Key>,
): (key: Key, isOn: boolean) => Promise<Result<unknown> | null> {
  const updateCache = useCacheUpdate()
  const presses = useRef(new Map<Key, number>())
  const pending = useRef(0)
  return async (key, isOn) => {
    const show = (update: (answer: EndpointAnswer<E>) => EndpointAnswer<E>, revalidate: boolean) =>
      updateCache<Endpoint>({ endpoint: group.endpoint, request: {}, update, revalidate })
    const press = (presses.current.get(key) ?? 0) + 1
    presses.current.set(key, press)
    pending.current += 1
    show((answer) => group.apply(answer, key, isOn), false)
    const result = await group.save(key, isOn)
    pending.current -= 1
    const isLatest = press === presses.current.get(key)
    const saved = result.ok ? isOn : !isOn
    show((answer) => (isLatest ? group.apply(answer, key, saved) : answer), pending.current === 0)
    return isLatest ? result : null
  }
}
