/** An application and a role in it: what the access code of a path joins. */
export interface AccessCode {
  /** Three characters. */
  readonly system: string
  /** Two characters. */
  readonly role: string
}

const pattern = /^[A-Z0-9]{5}$/

/** Splits an access code, in any case, after its third character; null where there is no such page. */
export function splitAccessCode(accessCode: string): AccessCode | null {
  const code = accessCode.toUpperCase()
  return pattern.test(code) ? { system: code.slice(0, 3), role: code.slice(3) } : null
}

/** The access code of a managing item; null when its parts make none. */
export function joinAccessCode({ system, role }: { system: string | null; role: string | null }): string | null {
  const code = `${system ?? ''}${role ?? ''}`.toUpperCase()
  return system?.length === 3 && pattern.test(code) ? code : null
}
