import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { checkAnswer } from './client.js'

const names = v.array(v.object({ name: v.pipe(v.string(), v.trim()) }))
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ name: ` ${index} ` }))

describe('an answer is checked', () => {
  test.each([0, 1, 500, 501, 10_000])('with its values read by the schema: %i rows', async (count) => {
    const checked = await checkAnswer(names, rows(count))
    expect(checked).toEqual({ output: rows(count).map(({ name }) => ({ name: name.trim() })) })
  })

  test('and an invalid value is named at any position', async () => {
    const wrong = rows(1200).map((row, index) => (index === 1100 ? { name: 7 } : row))
    expect(await checkAnswer(names, wrong)).toEqual({ wrongField: '1100.name' })
    expect(await checkAnswer(v.object({ a: v.string() }), { a: 1 })).toEqual({ wrongField: 'a' })
    expect(await checkAnswer(names, 'a page of a proxy')).toEqual({ wrongField: '(body)' })
  })

  test('while other work gets its turn', async () => {
    let turns = 0
    const timer = setInterval(() => (turns += 1), 0)
    await checkAnswer(names, rows(50_000))
    clearInterval(timer)
    expect(turns).toBeGreaterThan(0)
  })
})
