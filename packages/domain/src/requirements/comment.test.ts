import { describe, expect, test } from 'vitest'
import { cleanComment, commentState } from './comment.ts'

describe('a comment keeps letters, digits, blanks and common punctuation', () => {
  test.each([
    ['Exam done on 3/5, results to follow.', 'Exam done on 3/5, results to follow.'],
    [`a.,;:'"!?()-/&@#$%+*_=`, `a.,;:'"!?()-/&@#$%+*_=`],
    ['Renée Ñíguez כהן 陈', 'Renée Ñíguez כהן 陈'],
    ['Rene\u0301e', 'Renée'],
    ['one\ntwo\r\nthree\tfour', 'one two three four'],
  ])('"%s" becomes "%s" and nothing is lost', (typed, kept) => {
    expect(cleanComment(typed)).toEqual({ text: kept, removed: false })
  })

  test.each([
    ['<b>done</b>', 'bdone/b'],
    ['done 👍', 'done '],
    ['{a}[b]|c\\d~e^f`g', 'abcdefg'],
    ['null\u0000byte', 'nullbyte'],
  ])('"%s" becomes "%s" and the producer is told', (typed, kept) => {
    expect(cleanComment(typed)).toEqual({ text: kept, removed: true })
  })
})

describe('the counter and the Respond button', () => {
  test.each([
    [0, 280, false, false, false],
    [1, 279, false, false, true],
    [259, 21, false, false, true],
    [260, 20, true, false, true],
    [279, 1, true, false, true],
    [280, 0, true, true, true],
    [281, -1, true, true, false],
  ])(
    'at %d characters: %d left, counter shown %s, in error %s, may respond %s',
    (length, left, isCounterShown, isCounterError, canRespond) => {
      expect(commentState('a'.repeat(length))).toEqual({ left, isCounterShown, isCounterError, canRespond })
    },
  )

  test('blanks alone are no comment', () => {
    expect(commentState('   ').canRespond).toBe(false)
  })
})
