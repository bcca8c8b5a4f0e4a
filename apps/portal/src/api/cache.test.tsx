import { getProfile } from '@producer-portal/domain/account'
import { demoPerson } from '@producer-portal/domain/mocks'
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../testing/answer-calls.js'
import { renderQuery } from '../testing/render-query.js'
import { useCacheUpdate } from './cache.js'
import { RequestError } from './errors.js'
import { useQuery } from './useQuery.js'

function openProfile() {
  const page = renderQuery(() => ({ profile: useQuery(getProfile, {}), updateCache: useCacheUpdate() }))
  return {
    profile: () => page.current.profile,
    optIn: (revalidate: boolean) =>
      act(() =>
        page.current.updateCache({
          endpoint: getProfile,
          request: {},
          update: (profile) => ({ ...profile, mobileOptIn: true }),
          revalidate,
        }),
      ),
  }
}

test.each([false, true])('an answer that failed to load stays missing after an update: revalidate %s', async (next) => {
  answerCalls({ '/profile': { status: 404 } })
  const { profile, optIn } = openProfile()
  await waitFor(() => expect(profile().error).toBeInstanceOf(RequestError))
  optIn(next)
  expect(profile()).toMatchObject({ data: undefined, isLoading: false })
})

test('an answer that failed to load is asked for again by an update that asks the service', async () => {
  answerCalls({ '/profile': { status: 404 } })
  const { profile, optIn } = openProfile()
  await waitFor(() => expect(profile().error).toBeInstanceOf(RequestError))
  answerCalls({ '/profile': { body: demoPerson('rivera').profile } })
  optIn(true)
  await waitFor(() => expect(profile().data?.firstName).toBe('Elena'))
})

test('an update does not discard an answer that is still loading', async () => {
  const sent = answerCalls({ '/profile': { body: demoPerson('rivera').profile } })
  const { profile, optIn } = openProfile()
  optIn(false)
  await waitFor(() => expect(profile().data?.firstName).toBe('Elena'))
  expect(sent).toHaveLength(1)
})
