import { findBlanks } from '@producer-portal/domain/illustrations'

type Blank = ReturnType<typeof findBlanks>[number]

/** The label of the field for each blank, as a key of messages. */
export const blankLabels = {
  '[age]': 'blankAge',
  '[ages]': 'blankAges',
  '[amount]': 'blankAmount',
  '[date]': 'blankDate',
  '[monthly or yearly]': 'blankMode',
} as const satisfies Record<Blank, string>

/** A usual scenario: its key, and its sentence with blanks. */
export interface Preset<Key extends string = string> {
  readonly key: Key
  readonly sentence: string
}

/** The place of a blank in the text, as offsets: what is between them was filled in, or is the blank itself. */
export interface ScenarioField<Key extends string = string> {
  readonly blank: Blank
  /** The usual scenario it belongs to; null for a blank in a sentence that was changed. */
  readonly preset: Key | null
  readonly start: number
  readonly end: number
}

/** A text and the fields in it, in the order of the text. */
export interface Scenarios<Key extends string = string> {
  readonly text: string
  readonly fields: readonly ScenarioField<Key>[]
}

/** The scenarios as they are typed, with the fields of usual sentences and of the blanks anywhere else. */
export function readScenarios<Key extends string>(text: string, presets: readonly Preset<Key>[]): Scenarios<Key> {
  return addFields({ text, fields: [] }, presets)
}

/** The text in a field, empty as long as its blank is there. */
export function getFieldValue({ text }: Scenarios, { blank, start, end }: ScenarioField): string {
  const value = text.slice(start, end)
  return value === blank ? '' : value
}

/** Writes a value into its place in the text; without one the blank is back. */
export function writeField<Key extends string>(
  scenarios: Scenarios<Key>,
  field: ScenarioField<Key>,
  value: string,
): Scenarios<Key> {
  const { text, fields } = scenarios
  const written = value.trim() === '' ? field.blank : value
  const delta = written.length - (field.end - field.start)
  return {
    text: text.slice(0, field.start) + written + text.slice(field.end),
    fields: fields.map((each) => {
      if (each === field) return { ...each, end: each.end + delta }
      return each.start > field.start ? { ...each, start: each.start + delta, end: each.end + delta } : each
    }),
  }
}

/**
 * The fields after somebody has changed the text itself. Each goes along with its place and takes what is typed in it; one
 * whose edge was written over is gone, because these are the user's own words now.
 */
export function followText<Key extends string>(
  { text: before, fields }: Scenarios<Key>,
  text: string,
  presets: readonly Preset<Key>[],
): Scenarios<Key> {
  const from = countShared(before, text)
  const kept = countShared(reverse(before.slice(from)), reverse(text.slice(from)))
  const to = before.length - kept
  const delta = text.length - before.length
  const isLine = !text.slice(from, text.length - kept).includes('\n')
  const followed = fields.flatMap((field) => {
    const { start, end } = field
    if (isLine && from >= start && to <= end) return { ...field, end: end + delta }
    if (from >= end) return field
    return to <= start ? { ...field, start: start + delta, end: end + delta } : []
  })
  return addFields({ text, fields: followed }, presets)
}

/** Adds the fields of usual sentences and blanks that have none yet. */
function addFields<Key extends string>(
  { text, fields: known }: Scenarios<Key>,
  presets: readonly Preset<Key>[],
): Scenarios<Key> {
  const fields = [...known]
  const add = (field: ScenarioField<Key>) => {
    const isTaken = fields.some(({ start, end }) => field.start <= end && start <= field.end)
    if (!isTaken) fields.push(field)
  }
  for (const { key, sentence } of presets) {
    const blanks = findBlanks(sentence)
    for (const { indices } of text.matchAll(toPattern(sentence, blanks))) {
      const places = indices?.slice(1) ?? []
      for (const [index, blank] of blanks.entries()) {
        const place = places[index]
        if (place) add({ blank, preset: key, start: place[0], end: place[1] })
      }
    }
  }
  for (const blank of findBlanks(text))
    for (let start = text.indexOf(blank); start >= 0; start = text.indexOf(blank, start + 1))
      add({ blank, preset: null, start, end: start + blank.length })
  return { text, fields: fields.toSorted((one, other) => one.start - other.start) }
}

const escape = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The sentence with anything on one line in place of its blanks, each of which it has once. */
function toPattern(sentence: string, blanks: readonly Blank[]): RegExp {
  let pattern = escape(sentence)
  for (const blank of blanks) pattern = pattern.replace(escape(blank), () => String.raw`([^\n]*?)`)
  return new RegExp(pattern, 'dg')
}

/** The number of characters that two texts share from their start. */
function countShared(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count += 1
  return count
}

const reverse = (text: string) => text.split('').toReversed().join('')
