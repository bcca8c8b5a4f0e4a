import { mockInforceAlerts, mockSubmittedIllustrations } from '@producer-portal/domain/mocks'
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeSession } from '../auth/state.js'
import { answerCalls } from '../testing/answer-calls.js'
import { renderQuery } from '../testing/render-query.js'
import { useContractIllustrations, useInforceLists } from './queries.js'
import { useSoonestOrder } from './useSoonestOrder.js'

const now = new Date('2026-03-16T15:00:00Z')
const [sample] = mockSubmittedIllustrations(now)
const contract = { coCode: '01', coType: 'LIF', contractNo: '4711' }
const requestOf = (requestNo: string, change: object) => ({
  ...sample,
  requestNo,
  contract: { ...sample?.contract, ...contract, ...change },
})
const path = '/illustration/requests'

beforeEach(() =>
  changeSession({ status: 'authenticated', user: { userId: 'rivera', audiences: ['Agent'], access: ['FRS'] } }),
)
afterEach(() => changeSession({ status: 'unknown' }))

test('a contract has its own illustrations: neither those of another company nor of another type', async () => {
  answerCalls({
    [path]: {
      body: [
        requestOf('IR-1', {}),
        requestOf('IR-2', { coCode: '02' }),
        requestOf('IR-3', { coType: 'ANN' }),
        requestOf('IR-4', { contractNo: '4712' }),
        requestOf('IR-5', {}),
      ],
    },
  })
  const shown = renderQuery(() => useContractIllustrations(contract))
  await waitFor(() => expect(shown.current.data).toBeDefined())
  expect(shown.current.data?.map(({ requestNo }) => requestNo)).toEqual(['IR-1', 'IR-5'])
})

test('without a contract none are asked for', () => {
  const sent = answerCalls({ [path]: { body: [] } })
  renderQuery(() => useContractIllustrations(null))
  expect(sent).toEqual([])
})

const types = ['pending-lapse', 'disburse', 'missed', 'terminate', 'service', 'contract-change', 'all'] as const
const [alert] = mockInforceAlerts(now)

const ofAgent = (contractNo: string, agentNo: string) => ({
  ...alert,
  contract: { ...alert?.contract, contractNo },
  agents: [{ ...alert?.agents[0], agentNo }],
})

test('each list of the dashboard has its own alerts, those of one agent alone where one is chosen', async () => {
  const answers = types.map((type) => [
    `/inforce-contracts?type=${type}&number=AG1001`,
    { body: [ofAgent(type, '7'), ofAgent(`${type}-of-another`, '8')] },
  ])
  answerCalls({ '/environment/current': { body: 'local' }, ...Object.fromEntries(answers) })
  const shown = renderQuery(() => ({ all: useInforceLists('AG1001'), one: useInforceLists('AG1001', '7') }))
  expect(shown.current.all.missed).toMatchObject({ state: 'loading', rows: [] })
  await waitFor(() => expect(types.map((type) => shown.current.all[type].state)).toEqual(types.map(() => 'ready')))
  for (const type of types) {
    expect(shown.current.all[type].rows).toHaveLength(2)
    expect(shown.current.one[type].rows.map((each) => each.contract.contractNo)).toEqual([type])
  }
})

test('the order of Pending Lapse is kept on this device, and no other list follows it', () => {
  const pending = { type: 'pending-lapse', columns: [], defaultSort: null } as never
  const other = { type: 'missed', columns: [], defaultSort: null } as never
  const list = { sort: null } as never
  const shown = renderQuery(() => [useSoonestOrder(pending), useSoonestOrder(other)] as const)
  expect(shown.current[0].toSoonest(list).isSoonestFirst).toBe(false)
  expect(shown.current[0].rules).toBe(pending)
  act(() => shown.current[0].toSoonest(list).onSoonestFirstChange(true))
  expect(shown.current[0].rules).not.toBe(pending)
  const later = renderQuery(() => [useSoonestOrder(pending), useSoonestOrder(other)] as const)
  expect(later.current.map(({ toSoonest }) => toSoonest(list).isSoonestFirst)).toEqual([true, true])
  expect(later.current[1].rules).toBe(other)
  act(() => later.current[0].toSoonest(list).onSoonestFirstChange(false))
})
