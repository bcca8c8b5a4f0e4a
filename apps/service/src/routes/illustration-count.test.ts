import { getNavigationTree, pages } from '@producer-portal/domain/shell'
import { sql } from 'kysely'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createIllustrationCalls } from '../testing/illustrations.ts'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService()
const calls = createIllustrationCalls(service)

/** The notes in a user's navigation, by address. */
const notesOf = async (userId: string) => {
  const { body } = await service.call('/api/navigation-tree', { as: userId })
  const tree = v.parse(getNavigationTree.answer, body)
  const items = tree.flatMap((item) => [item, ...item.children])
  return Object.fromEntries(items.flatMap(({ url, note }) => (note === undefined ? [] : [[url, note]])))
}

const policyOf = async (agentNo: string) => {
  const { rows } = await sql<{ policy_no: string }>`
    select policy_no from illustration_policy where agent_nos @> array[${agentNo}] and is_in_force limit 1`.execute(
    service.services.db,
  )
  return rows[0]?.policy_no
}

test('the navigation counts what is ready and was not seen, for the person who asked and the one who is notified', async () => {
  const { path } = pages.inforceIllustrationRequests
  const seen = async (userId: string, requestNo: string) =>
    service.call('/api/illustration/requests/seen', {
      as: userId,
      json: { requestNos: [requestNo] },
    })
  expect(await notesOf('rivera')).toEqual({})
  const requestNo = await calls.sendOne('okafor', { recipient: '' })
  await calls.sendOne('rivera')
  expect(await notesOf('rivera')).toEqual({})
  service.advance(61)
  await service.runJob('illustrations')
  expect(await notesOf('rivera')).toEqual({ [path]: '2 ready' })
  expect(await notesOf('okafor')).toEqual({ [path]: '1 ready' })
  for (const userId of ['brandt', 'vega', 'hale', 'lin']) expect([userId, await notesOf(userId)]).toEqual([userId, {}])
  await calls.list('rivera')
  await seen('rivera', requestNo)
  expect(await notesOf('rivera')).toEqual({ [path]: '1 ready' })
  expect(await notesOf('okafor')).toEqual({ [path]: '1 ready' })
})

test('a declined request is not among those that are ready', async () => {
  const requestNo = await calls.sendOne('ito', {
    agent: '200201',
    policy: await policyOf('200201'),
    recipient: 'ito',
    instructions: 'Zero premium',
  })
  const decline = { as: 'hale', json: { reason: 'Lapsed' } }
  expect((await service.call(`/api/illustration/work/${requestNo}/decline`, decline)).status).toBe(200)
  expect(await notesOf('ito')).toEqual({})
})
