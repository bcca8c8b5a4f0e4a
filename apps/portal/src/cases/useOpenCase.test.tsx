import { caseAddress, toContractDetail } from '@producer-portal/domain/cases'
import { contractPath } from '@producer-portal/domain/contracts'
import { mockCases } from '@producer-portal/domain/mocks'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OpenCase } from '../lists/case-panel-query.js'
import { answerCalls } from '../testing/answer-calls.js'
import { freshData, renderQuery } from '../testing/render-query.js'
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

const open = { caseKey: caseAddress(first), panel: 'detail', tab: null, dialog: null } as const
const [requirement] = first.requirements
const others = mockCases(new Date('2026-03-16T15:00:00Z')).slice(1)

const dialogOf = (requirementId: string): OpenCase => ({ ...open, dialog: { kind: 'upload', requirementId } })

function openCase(...asked: Parameters<typeof useOpenCase>) {
  answerCalls({})
  return renderHook((now: Parameters<typeof useOpenCase>) => useOpenCase(...now), {
    initialProps: asked,
    wrapper: freshData(),
  })
}

test('a case that a reloaded list no longer has stays open and is said to be missing, until another is opened', () => {
  const { result, rerender } = openCase(open, [first, ...others])
  expect([result.current.row, result.current.missing]).toEqual([first, null])
  rerender([open, others])
  expect([result.current.row, result.current.missing]).toEqual([first, 'case'])
  rerender([{ ...open, caseKey: 'another' }, others])
  expect([result.current.row, result.current.missing]).toEqual([null, 'case'])
  rerender([null, others])
  expect([result.current.row, result.current.missing]).toEqual([null, null])
})

test('a case is not missing while only the first cases have come', () => {
  expect(openCase(open, others, false).result.current.missing).toBeNull()
  expect(openCase(open, others).result.current.missing).toBe('case')
})

test('a dialog is about a requirement that the case has, and one that it does not have is missing once that is known', async () => {
  const { result, rerender } = openCase(dialogOf(requirement?.id ?? ''), [first])
  expect(result.current.dialog).toEqual({ kind: 'upload', row: first, requirement })
  rerender([dialogOf('gone'), [first]])
  expect(result.current).toMatchObject({ dialog: null, detail: 'loading', missing: null })
  await waitFor(() => expect(result.current.missing).toBe('requirement'))
})
