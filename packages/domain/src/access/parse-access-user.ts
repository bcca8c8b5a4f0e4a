import { accessValues, noAccess, readAudience } from './roles.ts'
import type { AccessUser, AccessValue } from './roles.ts'

/** The role strings as the session carries them, each comma-separated. */
export interface AccessStrings {
  readonly userId: string
  /** `uc_user_audience` */
  readonly audience: string
  /** `uc_user_access` */
  readonly access: string
}

/** Parses the role strings of a session. Spaces and repeats are dropped, unknown values grant nothing. */
export function parseAccessUser({ userId, audience, access }: AccessStrings): AccessUser {
  return {
    userId,
    audiences: distinct(split(audience).map(readAudience)),
    access: distinct(split(access).map((sent) => accessValues.find((value) => value === sent) ?? null)),
  }
}

/**
 * The strings that `parseAccessUser` reads; a user without access values gets a placeholder, because it must not be
 * empty.
 */
export function formatAccessUser({ userId, audiences, access }: AccessUser): AccessStrings {
  return { userId, audience: audiences.join(','), access: formatAccess(access) }
}

function formatAccess(access: readonly AccessValue[]): string {
  return access.length === 0 ? noAccess : access.join(',')
}

function split(list: string): readonly string[] {
  return list.split(',').map((value) => value.trim())
}

function distinct<T>(values: readonly (T | null)[]): readonly T[] {
  return [...new Set(values.filter((value) => value !== null))]
}
