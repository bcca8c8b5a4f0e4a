import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { commentAnswerSchema, commentError, uploadAnswerSchema, uploadErrors } from './answers.ts'

describe('the errors of a failed upload', () => {
  test.each([
    ['the errors', { errors: ['Too big.', 'Too big.', 'Locked.'], message: 'Failed.' }, ['Too big.', 'Locked.']],
    [
      'the messages about files',
      { fileMessages: ['Unreadable.', { fileName: 'a.pdf', message: 'Empty.' }, { message: 'Odd.' }] },
      ['Unreadable.', 'a.pdf: Empty.', 'Odd.'],
    ],
    ['the general message', { errors: [], message: 'Failed.' }, ['Failed.']],
    ['nothing', { success: false }, []],
  ])('are %s', (_, answer, errors) => {
    expect(uploadErrors(v.parse(uploadAnswerSchema, answer))).toEqual(errors)
  })

  test.each([[null], [undefined]])('without data are "Missing response data."', (answer) => {
    expect(uploadErrors(answer)).toEqual(['Missing response data.'])
  })
})

test.each([
  ['its message', { message: 'Closed.', fileMessages: ['Other.'] }, 'Closed.'],
  ['its first file message', { message: ' ', fileMessages: ['Other.'] }, 'Other.'],
  ['nothing', {}, null],
])('a failed comment shows %s', (_, answer, error) => {
  expect(commentError(v.parse(commentAnswerSchema, answer))).toBe(error)
})
