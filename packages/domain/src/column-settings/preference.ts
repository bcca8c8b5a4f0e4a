import * as v from 'valibot'
import { optionalFlag, optionalNumber, optionalText } from '../cases/lenient.ts'

/** The values under which the settings of the three lists are kept. */
export const alertTypeValues = ['pending', 'issued', 'not_placed'] as const
export type AlertTypeValue = (typeof alertTypeValues)[number]

/** A saved column as the server answers it: only the catalogue number is sure to be there. */
export const savedColumnSchema = v.object({
  title: optionalText,
  column: v.number(),
  order: optionalNumber,
  visible: optionalFlag,
  locked: optionalFlag,
})
export type SavedColumn = v.InferOutput<typeof savedColumnSchema>

/** A column as it is saved: its catalogue number and title, its place from 1, and how it stands there. */
export const columnPreferenceSchema = v.object({
  title: v.pipe(v.string(), v.maxLength(60)),
  column: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
  order: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
  visible: v.boolean(),
  locked: v.boolean(),
})
export type ColumnPreference = v.InferOutput<typeof columnPreferenceSchema>

/** The body of a save: the whole list of one tab. */
export const columnSettingsSaveSchema = v.object({
  alertType: v.picklist(alertTypeValues),
  columns: v.pipe(v.array(columnPreferenceSchema), v.maxLength(24)),
})
