import { getQuickLinkSelections } from '@producer-portal/domain/quick-links'
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useQuery } from '../api/useQuery.js'
import { changeSession } from '../auth/state.js'
import { answerCalls } from '../testing/answer-calls.js'
import { renderQuery } from '../testing/render-query.js'
import { readSavedQuickLinks, useQuickLinks, useSaveQuickLinks } from './queries.js'

const user = { userId: 'rivera', audiences: ['Agent'], access: ['FRS'] } as const
const link = (id: number) => ({
  id,
  type: 'page',
  name: `Link ${id}`,
  url: `/${id}`,
  altName: null,
  childIconName: null,
})
const path = '/quicklinks-selections'

beforeEach(() => changeSession({ status: 'authenticated', user }))
afterEach(() => changeSession({ status: 'unknown' }))

test('the links that are saved come in the order of their places, and one that is gone stays out', async () => {
  answerCalls({
    [path]: {
      body: [
        { quickLink: link(9), userOrder: 1 },
        { quickLink: link(2), userOrder: 3 },
        { quickLink: link(1), userOrder: 2 },
      ],
    },
  })
  expect(await readSavedQuickLinks([link(1), link(2), link(3)])).toEqual([link(1), link(2)])
})

test('where the service cannot be asked nothing is known of what is saved', async () => {
  answerCalls({ [path]: { status: 409 } })
  expect(await readSavedQuickLinks([link(1)])).toBeNull()
})

test.each([
  ['the links to choose', { '/quicklinks': { status: 404 }, [path]: { body: [] } }],
  ['those that are chosen', { '/quicklinks': { body: [] }, [path]: { status: 404 } }],
])('without %s there are none, and why is told', async (_, answers) => {
  answerCalls(answers)
  const shown = renderQuery(useQuickLinks)
  await waitFor(() => expect(shown.current.error).toBeDefined())
  expect(shown.current.links).toBeUndefined()
})

async function open(status: number) {
  let reads = 0
  const calls = answerCalls({
    [path]: () => {
      const isSave = calls.at(-1)?.body !== undefined
      if (isSave) return { status }
      reads += 1
      return reads === 1 ? { body: [{ quickLink: link(1), userOrder: 1 }] } : { isSilent: true }
    },
  })
  const page = renderQuery(() => ({ chosen: useQuery(getQuickLinkSelections, {}).data, save: useSaveQuickLinks() }))
  await waitFor(() => expect(page.current.chosen).toBeDefined())
  return { page, calls, countReads: () => reads }
}

test('links that are saved are those of the dashboard at once, in their order, and the service is asked again', async () => {
  const { page, calls, countReads } = await open(200)
  expect(await act(() => page.current.save([link(3), link(1)]))).toMatchObject({ ok: true })
  expect(calls).toContainEqual({ path, body: { quickLinkIds: [3, 1], userId: 'rivera' } })
  expect(page.current.chosen).toEqual([
    { quickLink: link(3), userOrder: 1 },
    { quickLink: link(1), userOrder: 2 },
  ])
  await waitFor(() => expect(countReads()).toBe(2))
})

test('links that are not saved leave the dashboard as it is', async () => {
  const { page } = await open(409)
  expect(await act(() => page.current.save([link(3)]))).toMatchObject({ ok: false })
  expect(page.current.chosen).toEqual([{ quickLink: link(1), userOrder: 1 }])
})
