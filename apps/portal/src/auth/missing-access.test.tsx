import { demoPerson } from '@producer-portal/domain/mocks'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSignInMethod } from '../config/queries.js'
import { useMayAnswer } from '../requirements/useMayAnswer.js'
import { answerCalls } from '../testing/answer-calls.js'
import { renderQuery } from '../testing/render-query.js'
import { useProfile } from './queries.js'
import { useMissingAccess } from './useMissingAccess.js'

const given = (applications: readonly string[], isSuspended = false) => ({ isSuspended, applications, version: '1' })

test.each([
  ['all of it is shared', given(['NBC01', 'NBC02', 'INF01']), null, null, true],
  ['one of several is shared', given(['INF01']), 'not-shared', null, false],
  ['another one is shared', given(['NBC01']), null, null, false],
  ['nothing is shared', given([]), 'not-shared', 'not-shared', false],
  ['the access is suspended', given(['NBC01', 'NBC02'], true), 'suspended', 'suspended', false],
  ['nobody shares anything with them', undefined, null, null, true],
])('where %s', async (_, delegatedAccess, cases, any, mayAnswer) => {
  answerCalls({ '/profile': { body: { ...demoPerson('lin').profile, delegatedAccess } } })
  const shown = renderQuery(() => ({
    profile: useProfile().data,
    cases: useMissingAccess('NBC01'),
    any: useMissingAccess('NBC01', 'INF01'),
    mayAnswer: useMayAnswer(),
  }))
  expect(shown.current).toMatchObject({ cases: null, any: null, mayAnswer: true })
  await waitFor(() => expect(shown.current.profile).toBeDefined())
  expect(shown.current).toMatchObject({ cases, any, mayAnswer })
})

test('nobody who is not signed in has a profile to ask for', () => {
  const sent = answerCalls({})
  renderQuery(() => useProfile(false))
  expect(sent).toEqual([])
})

test.each([
  ['a flag', { body: { oktaLogin: true } }, 'identity-provider'],
  ['no flag', { body: { oktaLogin: false } }, 'legacy'],
  ['flags that fail to load', { status: 404 }, 'legacy'],
])('with %s the way to sign in is known, and before nothing of the own one is offered', async (_, answer, method) => {
  answerCalls({ '/feature/all': answer })
  const shown = renderQuery(useSignInMethod)
  expect(shown.current).toBe('identity-provider')
  await waitFor(() => expect(shown.current).toBe(method))
})
