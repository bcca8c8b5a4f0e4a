import { parseAccessUser } from '@producer-portal/domain/access'
import { getGeneralInformation, getSharedAgents, personRequest } from '@producer-portal/domain/manage-access'
import { demoPerson } from '@producer-portal/domain/mocks'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useQuery } from '../api/useQuery.js'
import { answerCalls } from '../testing/answer-calls.js'
import { renderQuery } from '../testing/render-query.js'
import { useAgencyPeople, useManagedSummary, useModifyAccess } from './queries.js'
import { useSeen } from './useSeen.js'

const person = { agencyNo: 'AG1001', userId: 'lin' }
const { profile } = demoPerson('okafor')
const manager = parseAccessUser({ userId: 'okafor', audience: 'GAMgr', access: 'ManagerRole' })
const member = (userId: string, role: string) => ({ agent: { userId, fullName: userId }, role, status: 'Active' })
const people = '/delegation/agencyUsers?agencyNumber=AG1001'
const everyone = [member('rivera', 'Agent'), member('lin', 'Office Staff')]

const renderPeople = (agencyNo: string | null = 'AG1001') => renderQuery(() => useAgencyPeople(manager, agencyNo))

test.each([
  ['all', true, ['rivera', 'lin'], false],
  ['office staff', false, ['lin'], true],
])('%s are there once the profile says who may be seen, and whether some may not', async (_, isAll, ids, hidden) => {
  answerCalls({ '/profile': { body: { ...profile, showManagingTab: isAll } }, [people]: { body: everyone } })
  const shown = renderPeople()
  expect(shown.current).toMatchObject({ isLoading: true, people: undefined, hasHidden: false })
  await waitFor(() => expect(shown.current.people).toBeDefined())
  expect(shown.current).toMatchObject({ isLoading: false, hasHidden: hidden })
  expect(shown.current.people?.map(({ agent }) => agent.userId)).toEqual(ids)
})

test.each([
  ['the profile', '/profile', people],
  ['the list', people, '/profile'],
])('people without %s are an error, and no longer loading', async (_, failing, other) => {
  const bodies = { '/profile': profile, [people]: everyone }
  answerCalls({ [failing]: { status: 404 }, [other]: { body: bodies[other as keyof typeof bodies] } })
  const shown = renderPeople()
  await waitFor(() => expect(shown.current.error).toBeDefined())
  expect(shown.current).toMatchObject({ isLoading: false, people: undefined, hasHidden: false })
})

test('without an agency nobody is asked for', async () => {
  const sent = answerCalls({ '/profile': { body: profile } })
  renderPeople(null)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent.map(({ path }) => path)).toEqual(['/profile'])
})

const detail = { role: 'Office Staff', status: 'Active', dob: null, lastUpdated: null, email: null, firstUpdated: null }
const general = '/delegation/generalInformation?agencyNumber=AG1001&userId=lin'
const shared = '/delegation/sharedAgents?agencyNumber=AG1001&userId=lin'
const summary = '/delegation/agentsManagedSummary?userId=lin'
const modify = '/delegation/modifyAccess'

async function openPerson(modified: { readonly status?: number; readonly body?: unknown }) {
  const sent = answerCalls({
    '/profile': { body: profile },
    [people]: { body: everyone },
    [general]: { body: detail },
    [shared]: { body: [] },
    [summary]: { body: [] },
    [modify]: modified,
  })
  const request = personRequest({ agencyNumber: person.agencyNo, userId: person.userId })
  const page = renderQuery(() => ({
    people: useAgencyPeople(manager, 'AG1001'),
    summary: useManagedSummary('lin'),
    detail: useQuery(getGeneralInformation, request).data,
    agents: useQuery(getSharedAgents, request).data,
    modify: useModifyAccess(person),
  }))
  await waitFor(() => expect(page.current.people.people).toBeDefined())
  await waitFor(() =>
    expect([page.current.detail, page.current.agents, page.current.summary.data]).not.toContain(undefined),
  )
  const count = (path: string) => sent.filter((call) => call.path === path).length
  return { page, sent, counts: () => [people, general, shared, summary].map(count) }
}

test('a suspension is shown as the service answers it, and everything about the person is asked for again', async () => {
  const { page, sent, counts } = await openPerson({ body: { ...detail, status: 'Access Suspended' } })
  expect(counts()).toEqual([1, 1, 1, 1])
  expect(await act(() => page.current.modify('Disabled'))).toMatchObject({ ok: true })
  expect(sent).toContainEqual({ path: modify, body: { agencyNumber: 'AG1001', userId: 'lin', status: 'Disabled' } })
  await waitFor(() => expect(counts()).toEqual([2, 2, 2, 2]))
})

test('one that fails changes and asks for nothing', async () => {
  const { page, counts } = await openPerson({ status: 409 })
  expect(await act(() => page.current.modify('Active'))).toMatchObject({ ok: false })
  expect(page.current.detail?.status).toBe('Active')
  expect(counts()).toEqual([1, 1, 1, 1])
})

test('a list is seen as it was first, until another is set or another one is meant', () => {
  const { result, rerender } = renderHook(({ name, data }) => useSeen(name, data), {
    initialProps: { name: 'a', data: undefined as number | undefined },
  })
  expect(result.current[0]).toBeUndefined()
  rerender({ name: 'a', data: 1 })
  expect(result.current[0]).toBe(1)
  rerender({ name: 'a', data: 2 })
  expect(result.current[0]).toBe(1)
  act(() => result.current[1](3))
  expect(result.current[0]).toBe(3)
  act(() => result.current[1](undefined))
  expect(result.current[0]).toBe(2)
  rerender({ name: 'b', data: 5 })
  expect(result.current[0]).toBe(5)
  rerender({ name: 'c', data: undefined })
  expect(result.current[0]).toBeUndefined()
})
