import { yieldToMain } from '@producer-portal/ui'
import * as v from 'valibot'

/** Rows that are checked at a stretch: a few milliseconds of work. */
const stretch = 500

/**
 * Checks an answer against its schema. A long list is checked in stretches with room for clicks and scrolling in
 * between, so that a book of 10,000 cases does not hold the page up.
 * @returns the output, or the dotted path of the first value that does not fit
 */
export async function checkAnswer(
  schema: v.GenericSchema,
  data: unknown,
): Promise<{ readonly output: unknown } | { readonly wrongField: string }> {
  if (schema.type !== 'array' || !Array.isArray(data) || data.length <= stretch) return checkAtOnce(schema, data)
  const output: unknown[] = []
  for (let start = 0; start < data.length; start += stretch) {
    const checked = checkAtOnce(schema, data.slice(start, start + stretch), start)
    if ('wrongField' in checked) return checked
    if (Array.isArray(checked.output)) for (const row of checked.output) output.push(row)
    await yieldToMain()
  }
  return { output }
}

/** `rowsBefore`: how many rows of the list stand before these. */
function checkAtOnce(schema: v.GenericSchema, data: unknown, rowsBefore = 0) {
  const checked = v.safeParse(schema, data)
  if (checked.success) return { output: checked.output }
  const path = v.getDotPath(checked.issues[0]) ?? '(body)'
  return { wrongField: path.replace(/^\d+/, (row) => String(Number(row) + rowsBefore)) }
}
