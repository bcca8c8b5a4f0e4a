import { mockInforceAlerts } from '@producer-portal/domain/mocks'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../testing/answer-calls.js'
import { renderQuery } from '../testing/render-query.js'
import { useInforceAlerts } from './queries.js'

const environment = { '/environment/current': { body: 'local' } }
const path = '/inforce-contracts?type=contract-change&number=AG1001'
const [alert] = mockInforceAlerts(new Date('2026-03-16T15:00:00Z'))
const client = { ...alert?.clients[0], displayName: null, fullName: "  Aoife O'Sullivan " }
const agent = { ...alert?.agents[0], displayName: null, firstName: 'Elena', middleName: null, lastName: 'Rivera' }
const lapsingIn = (daysToLapseDate: number | null) => ({
  ...alert,
  daysToLapseDate,
  clients: [client],
  agents: [agent],
})

test('alerts load by days to the lapse date, and everybody in them has a display name', async () => {
  answerCalls({ ...environment, [path]: { body: [null, 3, 30].map(lapsingIn) } })
  const list = renderQuery(() => useInforceAlerts('contract-change', 'AG1001'))
  await waitFor(() => expect(list.current.data).toBeDefined())
  const alerts = list.current.data ?? []
  expect(alerts.map(({ daysToLapseDate }) => daysToLapseDate)).toEqual([30, 3, null])
  expect(alerts.map(({ clients: [owner] }) => owner?.displayName)).toEqual(Array(3).fill("Aoife O'Sullivan"))
  expect(alerts.map(({ agents: [first] }) => first?.displayName)).toEqual(Array(3).fill('Elena Rivera'))
})
