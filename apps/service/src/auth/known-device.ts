import type { Caller } from '../http/context.ts'
import { knownDeviceCookie, privateCookieText } from '../http/context.ts'
import type { Services } from '../services.ts'
import { addKnownDevice, isKnownDevice } from '../store/devices.ts'
import { hashSecret, randomToken } from './secrets.ts'

/** True if an account signed in on this device before. */
export async function isDeviceOf(userId: string, { device }: Caller, { db, now }: Services): Promise<boolean> {
  return device !== null && (await isKnownDevice(db, { tokenHash: hashSecret(device), userId }, now()))
}

/**
 * Notes that an account signed in on this device. A device has one token for all its accounts, made here: one that a
 * stranger put into the browser is not taken over.
 * @returns the device's cookie
 */
export async function noteDevice(userId: string, caller: Caller, { db, now }: Services): Promise<string> {
  const { device, isSecure } = caller
  const isOurs = device !== null && (await isKnownDevice(db, { tokenHash: hashSecret(device) }, now()))
  const token = isOurs ? device : randomToken()
  const expiresAt = new Date(now().getTime() + knownDeviceCookie.maxAge * 1000)
  await addKnownDevice(db, { tokenHash: hashSecret(token), userId, expiresAt })
  return privateCookieText(knownDeviceCookie, token, isSecure)
}
