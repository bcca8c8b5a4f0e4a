import { sessionStorageKeys } from '@producer-portal/domain/session'
import type { SessionStorageKey, SessionStorageValues } from '@producer-portal/domain/session'

/** What this tab remembers of the session. */
export function storedSession(): SessionStorageValues {
  return {
    jwt: read('jwt'),
    credential: read('credential'),
    userName: read('userName'),
    expirationTime: read('expirationTime'),
  }
}

/** Fills the given keys; the others keep their values. */
export function storeSession(values: SessionStorageValues): void {
  for (const [key, name] of Object.entries(sessionStorageKeys)) {
    const value = Object.entries(values).find(([given]) => given === key)?.[1]
    if (value) window.sessionStorage.setItem(name, value)
  }
}

/** Forgets the session; what else the tab remembers stays. */
export function clearStoredSession(): void {
  for (const name of Object.values(sessionStorageKeys)) window.sessionStorage.removeItem(name)
}

/** When the session ends, in seconds since 1970; null while this tab remembers none. */
export function storedExpiry(): number | null {
  const { expirationTime } = storedSession()
  return expirationTime ? Number(expirationTime) : null
}

function read(key: SessionStorageKey): string | null {
  return window.sessionStorage.getItem(sessionStorageKeys[key])
}
