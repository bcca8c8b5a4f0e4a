const partNames = ['firstName', 'middleName', 'lastName', 'suffixName'] as const

/** A person's name in parts. */
export type PersonName = Readonly<Record<(typeof partNames)[number], string>>

/** Longest part of a name, and longest suffix, in characters. */
export const nameMax = 100
export const suffixMax = 20

/** True when at least one part differs; blanks around it make no difference. */
export function isNameChanged(typed: PersonName, current: PersonName): boolean {
  return partNames.some((part) => typed[part].trim() !== current[part].trim())
}

/** The name of a profile in the parts of the name form; a missing one is empty. */
export function nameOfProfile(profile: {
  readonly firstName: string | null
  readonly middleName: string | null
  readonly lastName: string | null
  readonly suffix: string | null
}): PersonName {
  const { firstName, middleName, lastName, suffix } = profile
  return {
    firstName: firstName ?? '',
    middleName: middleName ?? '',
    lastName: lastName ?? '',
    suffixName: suffix ?? '',
  }
}
