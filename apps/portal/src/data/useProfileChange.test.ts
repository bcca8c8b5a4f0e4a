import { demoPerson } from '@producer-portal/domain/mocks'
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../testing/answer-calls.js'
import { Refusal } from './refusal.js'
import { renderQuery } from './testing/render-query.js'
import { useProfile } from './useProfile.js'
import { useProfileChange } from './useProfileChange.js'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const open = () => renderQuery(() => ({ profile: useProfile(), change: useProfileChange() }))

test.each(['saving', 'saved'] as const)(
  'a profile that could not be had is no empty one after a change: %s',
  async (progress) => {
    answerCalls({ '/profile': { status: 404 } })
    const page = open()
    await waitFor(() => expect(page.current.profile.error).toBeInstanceOf(Refusal))
    act(() => page.current.change({ mobileOptIn: true }, progress))
    expect(page.current.profile).toMatchObject({ data: undefined, isLoading: false })
  },
)

test('a change does not throw away the profile that is on its way', async () => {
  const sent = answerCalls({ '/profile': { body: demoPerson('rivera').profile } })
  const page = open()
  act(() => page.current.change({ mobileOptIn: true }, 'saving'))
  await waitFor(() => expect(page.current.profile.data?.firstName).toBe('Elena'))
  expect(sent).toHaveLength(1)
})
