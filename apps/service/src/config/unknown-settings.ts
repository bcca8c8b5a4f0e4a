import { settingNames } from './settings.ts'
import { showSetting } from './show-setting.ts'

/** Names that begin like this are meant for the service; those of `AWS_` and `DATABASE_` may be for other programs. */
const ownPrefix =
  /^(?:DASHBOARD|DOCUMENT_STORE|FEATURE|IDLE|ILLUSTRATION|IMPORT|MAIL_FROM|MESSAGE|OIDC|PORTAL|SEED|SHUTDOWN|SIGN_IN|SMTP|SUBMISSION|VALIDATION)_/
const mostTypos = 2
/** Shorter names are too much like those of other programs, like `HOST` and `HOME`. */
const leastLetters = 7

/** A variable that looks like a setting and is none. */
export interface UnknownSetting {
  readonly name: string
  /** Its value; hidden if it may be a secret. */
  readonly value: string
  /** The setting with the most similar name, if one is. */
  readonly similar?: string
}

/** The variables of an environment that were probably meant as settings: misspelled ones, and ones with our prefixes. */
export function findUnknownSettings(
  environment: Readonly<Record<string, string | undefined>>,
): readonly UnknownSetting[] {
  return Object.entries(environment).flatMap(([name, value = '']) => {
    const upper = name.toUpperCase()
    if (settingNames.includes(name) || value.trim() === '') return []
    const [similar] = settingNames
      .map((known) => ({ known, typos: countTypos(upper, known) }))
      .filter(({ known, typos }) => typos === 0 || (typos <= mostTypos && known.length >= leastLetters))
      .toSorted((a, b) => a.typos - b.typos)
    if (similar === undefined && !ownPrefix.test(name)) return []
    // A misspelled secret is hidden, too
    const shown = similar === undefined ? showSetting(name, value) : showSetting(similar.known, value)
    const safe = showSetting(name, value) === '(hidden)' ? '(hidden)' : shown
    return { name, value: safe, ...(similar && { similar: similar.known }) }
  })
}

/** The letters to add, remove, replace or swap until one word is the other. */
function countTypos(one: string, other: string): number {
  const [rows, columns] = [one.length + 1, other.length + 1]
  const table = Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_x, column) => row + column))
  const at = (row: number, column: number) => table[row]?.[column] ?? 0
  for (let row = 1; row < rows; row += 1) {
    for (let column = 1; column < columns; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const least = Math.min(at(row - 1, column), at(row, column - 1)) + 1
      const changed = Math.min(least, at(row - 1, column - 1) + (isSame ? 0 : 1))
      const line = table[row]
      if (line) line[column] = isSwapped ? Math.min(changed, at(row - 2, column - 2) + 1) : changed
    }
  }
  return at(rows - 1, columns - 1)
}
