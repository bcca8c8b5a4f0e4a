import { readBrowser } from '@producer-portal/domain/config'

/** The first one that fits: an iPad's and a phone's text also name the system that they are like. */
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Chromebook', /CrOS/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux|X11/],
] as const

/** A device that the policy knows by the name of its system goes by its own name; of an Android, only that is known. */
const browserNames: Readonly<Record<string, string>> = { IE: 'Internet Explorer', iOS: 'Safari', Android: '' }

/** The name that a user recognizes a device by: `Chrome on Windows`. */
export function nameDevice(userAgent: string | null): string {
  const browser = readBrowser(userAgent ?? '')?.name ?? ''
  const system = systems.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? ''
  return [browserNames[browser] ?? browser, system].filter((name) => name !== '').join(' on ') || 'Unknown device'
}
