import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../testing/answer-calls.js'
import { renderQuery } from '../testing/render-query.js'
import { useForgetDevice } from './mutations.js'
import { useQuery } from '../api/useQuery.js'
import { getRememberedDevices } from '@producer-portal/domain/account'

const device = (id: string) => ({
  id,
  name: `Device ${id}`,
  rememberedAt: '2026-03-14T15:00:00.000Z',
  isCurrent: false,
})

const renderDevices = () =>
  renderQuery(() => ({ ids: useQuery(getRememberedDevices, {}).data?.map(({ id }) => id), forget: useForgetDevice() }))

test.each([
  ['forgotten', 200, { ok: true }, ['2']],
  ['already gone, which is as good', 404, { ok: true }, ['2']],
  ['refused', 409, { failure: { kind: 'conflict' } }, ['1', '2']],
  ['failed', 500, { failure: { kind: 'failed' } }, ['1', '2']],
])('forgetting a device: %s', async (_, status, expected, left) => {
  let held = [device('1'), device('2')]
  const sent = answerCalls({
    '/remembered-devices': () => ({ body: held }),
    '/remembered-devices/forget': () => {
      if (status < 405) held = [device('2')]
      return { status }
    },
  })
  const shown = renderDevices()
  await waitFor(() => expect(shown.current.ids).toEqual(['1', '2']))
  expect(await act(() => shown.current.forget('1'))).toMatchObject(expected)
  expect(sent).toContainEqual({ path: '/remembered-devices/forget', body: { id: '1' } })
  await waitFor(() => expect(shown.current.ids).toEqual(left))
})
