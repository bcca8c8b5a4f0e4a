/** Object ids of the PostgreSQL types that the two drivers read differently. */
const types = { int8: 20, json: 114, date: 1082, jsonb: 3802 } as const

const asText = (value: string): string => value
const asJson = (value: string): unknown => JSON.parse(value)

/**
 * The way values are read from either database: counts as numbers, dates as `YYYY-MM-DD` text (a Date would shift with
 * the time zone), JSON parsed.
 */
export const valueParsers: Readonly<Record<number, (value: string) => unknown>> = {
  [types.int8]: Number,
  [types.date]: asText,
  [types.json]: asJson,
  [types.jsonb]: asJson,
}
