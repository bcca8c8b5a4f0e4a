/** The parts of a name as agents and clients carry them; any may be missing. */
export interface NameParts {
  readonly displayName?: string | null
  readonly firstName?: string | null
  readonly middleName?: string | null
  readonly lastName?: string | null
  readonly suffixName?: string | null
  readonly fullName?: string | null
  readonly agentName?: string | null
}

/** First, middle, last and suffix with one blank between; right-to-left names keep their own letters and order. */
export function joinName({ firstName, middleName, lastName, suffixName }: NameParts): string {
  return [firstName, middleName, lastName, suffixName].map(collapse).filter(Boolean).join(' ')
}

/**
 * The name under which an agent or client is shown: a display name that the server gave, else the joined parts, else
 * the full name in one piece.
 * @returns an empty string for a person without any name
 */
export function getDisplayName(person: NameParts): string {
  return collapse(person.displayName) || joinName(person) || collapse(person.fullName) || collapse(person.agentName)
}

function collapse(part: string | null | undefined): string {
  return (part ?? '').replace(/\s+/gu, ' ').trim()
}
