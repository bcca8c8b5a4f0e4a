import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeSession } from '../auth/state.js'
import { sentAnswersName, useHasSentAnswers } from '../requirements/useHasSentAnswers.js'
import { draftName } from '../storage/stored.js'
import { answerCalls } from '../testing/answer-calls.js'
import { renderQuery } from '../testing/render-query.js'
import { useColumnSettings } from './useColumnSettings.js'

beforeEach(() =>
  changeSession({ status: 'authenticated', user: { userId: 'rivera', audiences: ['Agent'], access: ['FRS'] } }),
)
afterEach(() => {
  window.sessionStorage.clear()
  changeSession({ status: 'unknown' })
})

test.each([
  ['pending', 'pending'],
  ['issued', 'issued'],
  ['not_placed', 'not_placed'],
] as const)('columns of %s that fail to load are the default ones, with the reason', async (type, value) => {
  const sent = answerCalls({})
  const shown = renderQuery(() => useColumnSettings(type))
  expect(shown.current).toMatchObject({ isLoading: true, problem: null })
  await waitFor(() => expect(shown.current.isLoading).toBe(false))
  expect(shown.current.problem).toBe('not-retrieved')
  expect(sent[0]?.path).toContain(value)
})

test.each([
  ['this user', 'rivera', '[{}]', true],
  ['nobody', 'rivera', undefined, false],
  ['another user', 'lin', '[{}]', false],
  ['something else', 'rivera', '{', false],
])('answers that were sent recently by %s', (_, userId, stored, expected) => {
  if (stored !== undefined) window.sessionStorage.setItem(draftName(userId, sentAnswersName), stored)
  expect(renderQuery(useHasSentAnswers).current).toBe(expected)
})
