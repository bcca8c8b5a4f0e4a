import * as v from 'valibot'
import { accessValues, audiences } from '../access/roles.ts'
import { emailMax, isEmail } from '../endpoint/fields.ts'

/** A part of a natural key: never blank. */
export const keyText = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be blank'), v.maxLength(60))

/** A user ID; letter case makes no difference. */
export const userIdText = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^[a-z\d][a-z\d._-]{0,59}$/, 'must be of letters, digits, . _ and -'),
)

/** A day of the calendar; PostgreSQL would refuse the whole batch for a day that doesn't exist. */
export const requiredDay = v.pipe(
  v.string(),
  v.isoDate('must be a day like 2026-03-16'),
  v.check(isDay, 'must be a day of the calendar'),
)
export const day = v.nullish(requiredDay, null)

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

export const emailText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(emailMax, 'must be an email address'),
  v.check(isEmail, 'must be an email address'),
)

/** The words of a comma-separated text. */
export function splitWords(text: string | null): readonly string[] {
  return (text ?? '').split(',').flatMap((word) => word.trim() || [])
}

/** Comma-separated words of a list. */
function wordsOf(words: readonly string[]) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => splitWords(text).every((word) => words.includes(word)),
      `must be words of this list, separated by commas: ${words.join(', ')}`,
    ),
  )
}

export const audienceWords = v.pipe(
  wordsOf(audiences),
  v.check((text) => splitWords(text).length > 0, 'must not be blank'),
)
export const accessWords = v.nullish(wordsOf(accessValues), null)

export const deletedFlag = v.nullish(v.boolean(), false)
