import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { callExamples } from '../call-examples/index.ts'
import { endpoints } from './declared-endpoints.fixture.ts'

test('there is an example of every call, and of no other', () => {
  expect(Object.keys(callExamples).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted())
})

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  'the example of %s',
  (name, endpoint) => {
    const { params, query, body, answer, answerType } = endpoint
    const example = callExamples[name] ?? {}

    test('is a request that the call takes', () => {
      const parts = [
        [params, example.params],
        [query, example.query ?? {}],
        [body, example.body],
      ] as const
      for (const [schema, value] of parts) expect(schema === undefined || v.is(schema, value)).toBe(true)
    })

    test('is an answer that the call gives', () => {
      // A PDF has none
      expect(v.is(answerType === 'pdf' ? v.undefined() : answer, example.answer)).toBe(true)
    })
  },
)
