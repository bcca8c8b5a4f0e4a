/** A person's name in parts. */
export interface PersonName {
  readonly firstName: string | null
  readonly middleName: string | null
  readonly lastName: string | null
  readonly suffixName: string | null
}

const partNames = ['firstName', 'middleName', 'lastName', 'suffixName'] as const

/** Longest part of a name, and longest suffix, in characters. */
export const nameMax = 100
export const suffixMax = 20

/** A name may be saved when first and last name are there and at least one part changed. */
export function canSaveName(typed: PersonName, current: PersonName): boolean {
  if (trimmed(typed.firstName) === '' || trimmed(typed.lastName) === '') return false
  return isNameChanged(typed, current)
}

/** True when at least one part differs; blanks around it, or an empty part for none, make no difference. */
export function isNameChanged(typed: PersonName, current: PersonName): boolean {
  return partNames.some((part) => trimmed(typed[part]) !== trimmed(current[part]))
}

/** The name of a profile in the parts of the name form. */
export function nameOfProfile(profile: {
  readonly firstName: string | null
  readonly middleName: string | null
  readonly lastName: string | null
  readonly suffix: string | null
}): PersonName {
  const { firstName, middleName, lastName, suffix } = profile
  return { firstName, middleName, lastName, suffixName: suffix }
}

function trimmed(part: string | null): string {
  return (part ?? '').trim()
}
