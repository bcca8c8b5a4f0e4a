import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { pages } from '../shell/index.ts'
import { feedbackForm } from './feedback.ts'
import { feedbackCommentMax, getHelpFeedback, helpPageIds, isHelpPageId, saveHelpFeedback } from './index.ts'

test('every help page has an address of its own, and every address under /documentation a help page', () => {
  const paths = Object.values(pages).map(({ path }) => path)
  const guides = paths.filter((path) => path.startsWith('/documentation/'))
  expect(guides.toSorted()).toEqual(helpPageIds.map((id) => `/documentation/${id}`).toSorted())
})

test.each([
  ['upload-faq', true],
  ['', false],
  ['constructor', false],
])('%j is a help page: %s', (id, expected) => {
  expect(isHelpPageId(id)).toBe(expected)
})

describe('feedback about a help page', () => {
  test.each([
    [{ isHelpful: true, comment: '' }, true],
    [{ isHelpful: false, comment: 'a'.repeat(feedbackCommentMax) }, true],
    [{ isHelpful: false, comment: 'a'.repeat(feedbackCommentMax + 1) }, false],
    [{ isHelpful: null, comment: '' }, false],
    [{ isHelpful: true }, false],
  ])('%j is accepted: %s', (body, expected) => {
    expect(v.is(saveHelpFeedback.body ?? v.never(), body)).toBe(expected)
  })

  test.each([
    ['', '', false],
    ['', 'Thanks', true],
    ['Thanks', '', true],
    ['Thanks', ' ', true],
  ])('with the saved comment %j, the form takes %j: %s', (comment, typed, expected) => {
    expect(v.is(feedbackForm({ comment }), { comment: typed })).toBe(expected)
  })

  test('blanks around a comment are not saved', () => {
    expect(v.parse(saveHelpFeedback.body ?? v.never(), { isHelpful: true, comment: '  Thanks\n' })).toEqual({
      isHelpful: true,
      comment: 'Thanks',
    })
  })

  test('someone who has not answered gets an answer without a choice', () => {
    expect(v.parse(getHelpFeedback.answer, {})).toEqual({ isHelpful: null, comment: '' })
  })
})
