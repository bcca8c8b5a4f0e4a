import { caseAddress, toContractDetail } from '@producer-portal/domain/cases'
import { contractPath } from '@producer-portal/domain/contracts'
import { mockCases } from '@producer-portal/domain/mocks'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../testing/answer-calls.js'
import { renderQuery } from '../testing/render-query.js'
import { useOpenCase } from './useOpenCase.js'

const [first] = mockCases(new Date('2026-03-16T15:00:00Z'))
if (!first) throw new Error('There is no case')
const [client] = first.clients
if (!client) throw new Error('The case has no client')
const { coCode, coType, contractNo } = contractPath(first.contract)

test.each([
  ['of its first client', ['7', '8'], '7'],
  ['of the first client that has one', [null, '8'], '8'],
])('the details of a case are loaded by the number %s', async (_, ipns, ipn) => {
  const row = { ...first, clients: ipns.map((each) => ({ ...client, ipn: each })) }
  const sent = answerCalls({})
  renderQuery(() => useOpenCase({ caseKey: caseAddress(row), panel: 'detail', tab: null, dialog: null }, [row]))
  const path = `/contracts/${coCode}/${coType}/${contractNo}/${ipn}`
  await waitFor(() => expect(sent.map((call) => call.path)).toContain(path))
})

test('a case of nobody with a number has no more details than its row', () => {
  const row = { ...first, clients: [{ ...client, ipn: null }] }
  const sent = answerCalls({})
  const open = { caseKey: caseAddress(row), panel: 'detail', tab: null, dialog: null } as const
  const facts = renderQuery(() => useOpenCase(open, [row]))
  expect(facts.current.detail).toEqual(toContractDetail(row))
  expect(sent).toEqual([])
})
