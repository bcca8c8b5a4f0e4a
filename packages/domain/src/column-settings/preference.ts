import * as v from 'valibot'
import { allCaseColumns } from '../cases/case-columns.ts'
import { contractTypes } from '../cases/contract-types.ts'
import { optionalFlag, optionalNumber, optionalText } from '../endpoint/lenient.ts'

/** A saved column as the server answers it: only the column's number is sure to be there. */
export const savedColumnSchema = v.object({
  title: optionalText,
  column: v.number(),
  order: optionalNumber,
  visible: optionalFlag,
  locked: optionalFlag,
})
export type SavedColumn = v.InferOutput<typeof savedColumnSchema>

const columnCount = allCaseColumns.length

/** A column as it is saved: its number and title, its place from 1, and whether it is visible and locked. */
export const columnPreferenceSchema = v.object({
  title: v.pipe(v.string(), v.maxLength(60)),
  column: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(columnCount)),
  order: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(columnCount)),
  visible: v.boolean(),
  locked: v.boolean(),
})
export type ColumnPreference = v.InferOutput<typeof columnPreferenceSchema>

/** The body of a save: the whole list of one tab. */
export const columnSettingsSaveSchema = v.object({
  alertType: v.picklist(contractTypes),
  columns: v.pipe(v.array(columnPreferenceSchema), v.maxLength(columnCount)),
})

/** What a user is told when one of the three calls fails. */
export const columnSettingsFailures = {
  save: 'Failed to save column settings.',
  retrieve: 'Failed to retrieve column settings.',
  remove: 'Failed to remove column settings.',
} as const
