/// <reference types="vite/client" />
import { expect, test } from 'vitest'
import { isEndpoint } from '../endpoint/index.ts'

const subjects = import.meta.glob<object>(['../*/index.ts', '!../{mocks,call-examples,openapi}/*'], { eager: true })

/** Tables that have a test of their own, pages, lists and columns, and the single ones of `brands`. */
const toldElsewhere =
  /^(?:pages|.*Lists|.*Columns|.*ColumnsByList|.*WidgetState|defaultBrand|harborLife|meridianMutual)$/

const isSchema = (value: unknown) => typeof value === 'object' && value !== null && '~run' in value

/** A value as text; null for what is more than data. */
function toText(value: unknown): string | null {
  if (typeof value === 'function' || isSchema(value) || isEndpoint(value)) return null
  return JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof Map || part instanceof Set) return [...part]
    if (part instanceof RegExp) return String(part)
    return isEndpoint(part) ? part.name : isSchema(part) ? 'schema' : typeof part === 'function' ? 'function' : part
  })
}

/** A list or a table of some length has a line for each entry. */
function toLines(name: string, value: unknown): string[] {
  const text = toText(value)
  if (text === null) return []
  if (text.length < 100 || typeof value !== 'object' || value === null) return [`${name}: ${text}`]
  return Object.entries(value).flatMap(([key, part]) => toLines(`${name}.${key}`, part))
}

/*
 * Limits, texts and tables that others count on, such as the insurer's wording and what is stored under a number. After
 * a change that is meant, `npx vitest -u known-values` writes it.
 */
test('the values that every subject exports are those that are known', async () => {
  const lines = Object.entries(subjects).flatMap(([path, exports]) =>
    Object.entries(exports)
      .filter(([name]) => !toldElsewhere.test(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, value]) => toLines(`${path.match(/(\w[\w-]*)\/index/)?.[1] ?? 'catalog'} ${name}`, value)),
  )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('known-values.txt')
})
