import { expect, test } from 'vitest'
import { validate, type StandardSchema } from './standard-schema.js'

const answering = (answer: ReturnType<StandardSchema['~standard']['validate']>): StandardSchema => ({
  '~standard': { version: 1, vendor: 'test', validate: () => answer },
})
const entries = { opens: '', closes: '' }

test('what a schema makes of the entries is sent', () => {
  expect(validate(answering({ value: { opens: 9 } }), entries)).toEqual({ values: { opens: 9 } })
})

test('the first problem of each control is said, in the order of the controls', () => {
  const issues = [
    { message: 'closesMissing', path: [{ key: 'closes' }] },
    { message: 'opensMissing', path: ['opens'] },
    { message: 'opensInvalid', path: ['opens'] },
  ]
  expect(validate(answering({ issues }), entries)).toEqual({
    problems: [
      { name: 'opens', message: 'opensMissing' },
      { name: 'closes', message: 'closesMissing' },
    ],
  })
})

test('a schema that answers later is a mistake of the developer', () => {
  expect(() => validate(answering(Promise.resolve({ value: {} })), entries)).toThrow('answers at once')
})
