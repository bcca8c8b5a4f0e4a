import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../testing/answer-calls.js'
import { renderQuery } from '../testing/render-query.js'
import { useClient, useClients } from './queries.js'

const pathOf = (clientId: string) => `/contract/client/${clientId}`
const clientOf = (clientId: string) => ({ body: { clientId, name: `Client ${clientId}` } })

test('clients come in the order of their numbers, without those who may no longer be seen', async () => {
  answerCalls({ [pathOf('3')]: clientOf('3'), [pathOf('1')]: clientOf('1'), [pathOf('2')]: { status: 404 } })
  const shown = renderQuery(() => useClients(['3', '2', '1']))
  expect(shown.current).toMatchObject({ isLoading: true, data: undefined })
  await waitFor(() => expect(shown.current.data).toBeDefined())
  expect(shown.current.data?.map(({ clientId }) => clientId)).toEqual(['3', '1'])
  expect(shown.current).toMatchObject({ isLoading: false, error: undefined })
})

test('one who fails to load for another reason is an error of all', async () => {
  answerCalls({ [pathOf('1')]: clientOf('1'), [pathOf('2')]: { status: 409 } })
  const shown = renderQuery(() => useClients(['1', '2']))
  await waitFor(() => expect(shown.current.error).toMatchObject({ failure: { kind: 'conflict' } }))
  expect(shown.current.data).toBeUndefined()
})

test('without numbers nothing is asked for', () => {
  const sent = answerCalls({})
  expect(renderQuery(() => useClients([])).current).toMatchObject({ data: undefined, isLoading: false })
  expect(renderQuery(() => useClient(null)).current.client.data).toBeUndefined()
  expect(sent).toEqual([])
})

test('the contracts of a client are asked for once the client is there', async () => {
  let isThere = false
  const sent = answerCalls({
    [pathOf('1')]: () => (isThere ? clientOf('1') : { status: 404 }),
    '/contract/fetch/1': { body: [] },
  })
  const shown = renderQuery(() => useClient('1'))
  await waitFor(() => expect(shown.current.client.error).toBeDefined())
  expect(sent.map(({ path }) => path)).toEqual([pathOf('1')])
  isThere = true
  void shown.current.client.reload()
  await waitFor(() => expect(shown.current.contracts.data).toEqual([]))
  expect(sent.map(({ path }) => path)).toEqual([pathOf('1'), pathOf('1'), '/contract/fetch/1'])
})
