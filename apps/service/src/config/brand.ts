import { readFileSync } from 'node:fs'
import type { Brand } from '@producer-portal/domain/brand'
import { brandSchema, brands } from '@producer-portal/domain/brand'
import * as v from 'valibot'
import { errorText } from '../errors.ts'

/** A brand of the catalog by its id, or the JSON file of another one by its path. */
export const brandSetting = v.pipe(
  v.string(),
  v.trim(),
  v.rawTransform<string, Brand>(({ dataset, addIssue, NEVER }) => {
    const catalogBrand = brands.find(({ id }) => id === dataset.value)
    if (catalogBrand !== undefined) return catalogBrand
    if (!dataset.value.endsWith('.json')) {
      addIssue({ message: `must be one of ${brands.map(({ id }) => id).join(', ')}, or the path of a JSON file` })
      return NEVER
    }
    try {
      return v.parse(brandSchema, JSON.parse(readFileSync(dataset.value, 'utf8')))
    } catch (error) {
      addIssue({ message: `must be the path of a file that describes a brand (${toReason(error)})` })
      return NEVER
    }
  }),
)

function toReason(error: unknown): string {
  if (!(error instanceof v.ValiError)) return errorText(error)
  return error.issues
    .map((issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`)
    .join('; ')
}
