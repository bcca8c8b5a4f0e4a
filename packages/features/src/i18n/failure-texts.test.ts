import { expect, test } from 'vitest'
import { toFailureReasons, toFailureText, toFormFailure } from './failure-texts.js'

const texts = { failed: 'Unknown', unreachable: 'Offline' }

test("a refused change shows the service's own words, any other failure its sentence", () => {
  const refused = { kind: 'refused', status: 403, errors: ['One.', 'Two.'] } as const
  expect(toFailureReasons({ ...refused, errors: [...refused.errors] }, texts)).toEqual(['One.', 'Two.'])
  expect(toFailureText({ ...refused, errors: [...refused.errors] }, texts)).toBe('One. Two.')
  expect(toFailureReasons({ kind: 'failed' }, texts)).toEqual(['Unknown'])
  expect(toFailureReasons({ kind: 'unreachable' }, texts)).toEqual(['Offline'])
})

test.each([
  ['without an answer', { kind: 'unreachable' }, 'Unknown', ['Offline']],
  ['with reasons', { kind: 'refused', status: 403, errors: ['One.'] }, 'Not saved', ['One.']],
  ['that broke', { kind: 'failed' }, 'Not saved', ['Unknown']],
] as const)('a form tells a save %s', (_, failure, title, reasons) => {
  const given = 'errors' in failure ? { ...failure, errors: [...failure.errors] } : failure
  expect(toFormFailure(given, { ...texts, notSaved: 'Not saved' })).toEqual({ title, reasons })
})
