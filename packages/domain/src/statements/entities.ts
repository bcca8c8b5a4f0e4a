import * as v from 'valibot'

/**
 * What is on offer for one year. An id is there only when the signed-in user has that statement: eligibility is the
 * server's to decide.
 */
export const statementYearSchema = v.object({
  year: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number(), v.integer()),
  benefactId: v.nullish(v.string(), null),
  ncdcId: v.nullish(v.string(), null),
})
export type StatementYear = v.InferOutput<typeof statementYearSchema>

/** The two yearly statements. */
export type StatementKind = 'benefact' | 'ncdc'
