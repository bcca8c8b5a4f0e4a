import { getContractsAndRequirements } from '@producer-portal/domain/cases'
import { getInforceContractDetail, getInforceContracts } from '@producer-portal/domain/inforce'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const contract = (contractNo: string) => ({ coCode: '01', coType: 'LIF', contractNo })
const named = (fullName: string) => [{ ipn: fullName.length.toString(), fullName }]

/** Values that several systems behind the portal have been seen to answer. */
const cases = [
  { contract: contract('1') },
  { contract: contract('2'), clients: null, agents: null, requirements: null, procDate: '', faceAmount: null },
  {
    contract: contract('3'),
    clients: named("Seán O'Neill-Ibáñez"),
    agents: [{}],
    caseStatus: 'Teleported',
    procDate: 'soon',
    requirements: [
      {
        id: 'r',
        caseId: 'c',
        pendingReqType: null,
        status: 'Teleported',
        orderedBy: 'Nobody',
        requestDate: '31/31/2026',
      },
    ],
  },
  { contract: contract('4'), clients: named('ליאור אברהמי'), faceAmount: -1, modalPremium: 0 },
  { contract: contract('5'), clients: named('Ana 🌟 👩‍👧 Müller') },
]
const alerts = [
  { contract: contract('1') },
  { contract: contract('1') },
  { contract: contract('2'), alertType: 'Birthday', alertDate: 'never', clients: named("Seán O'Neill-Ibáñez") },
  { contract: contract('3'), alertType: 'MissedPayment', alertDataDate: null, agents: [{}], clients: null },
  { contract: contract('4'), alertType: 'Term', clients: named('ליאור אברהמי'), policyInfo: null },
]

const countRows = () => document.querySelectorAll('[role="rowheader"]').length

test('incomplete cases and names of every kind cost nobody the list, its order or its filters', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const { user } = await openPortal({
    as: 'okafor',
    at: '/new-business/pending',
    before: ({ changesAnswer }) => changesAnswer(getContractsAndRequirements, () => cases),
  })
  await expect.poll(countRows).toBe(5)
  await user.click(screen.getByRole('button', { name: 'Insured Name' }))
  await expect.poll(countRows).toBe(5)
  await user.click(screen.getByRole('button', { name: 'Filter Cases' }))
  const name = screen.getByRole('searchbox', { name: 'Name or contract number' })
  for (const part of ["o'neill", 'IBÁÑEZ', 'אברהמי', '🌟']) {
    await user.clear(name)
    await user.type(name, part)
    await expect.poll(countRows).toBe(1)
  }
  await user.clear(name)
  await expect.poll(countRows).toBe(5)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Teleported')
  await expect.poll(countRows).toBe(1)
  expect(warn.mock.calls).toEqual([['1 unknown status of cases: Teleported. See defineStatuses.']])
  warn.mockRestore()
})

test('incomplete alerts cost nobody the list, its order or its filters', async () => {
  const { user } = await openPortal({
    as: 'okafor',
    at: '/inforce-business/all?time=all',
    before: ({ changesAnswer }) => changesAnswer(getInforceContracts, () => alerts),
  })
  await expect.poll(countRows).toBe(5)
  await user.click(screen.getByRole('button', { name: 'Effective Date' }))
  await expect.poll(countRows).toBe(5)
  await user.click(screen.getByRole('button', { name: /^Filter Cases/ }))
  const name = screen.getByRole('searchbox', { name: 'Name or contract number' })
  await user.type(name, 'shaun')
  await screen.findByText('There are no results.')
  for (const part of ['seán', 'sean']) {
    await user.clear(name)
    await user.type(name, part)
    await expect.poll(countRows).toBe(1)
  }
})

test('incomplete alerts cost nobody the dashboard', async () => {
  const { user } = await openPortal({
    as: 'brandt',
    at: '/dashboard?alerts-list=all',
    before: ({ changesAnswer }) => changesAnswer(getInforceContracts, () => alerts),
  })
  await expect.poll(countRows).toBe(5)
  const widget = within(screen.getByRole('region', { name: 'In-Force Activity' }))
  expect(widget.getAllByRole('link', { name: 'Unnamed owner' })).toHaveLength(3)
  await user.click(await widget.findByRole('button', { name: /^Past 7 days 0$/ }))
  await widget.findByText('There are no results.')
})

test('an incomplete contract costs nobody its panel', async () => {
  const { user } = await openPortal({
    as: 'okafor',
    at: '/inforce-business/all?time=all&contract=01%7CLIF%7C2',
    before: ({ changesAnswer, fails }) => {
      changesAnswer(getInforceContracts, () => alerts)
      // The service doesn't know the contract
      fails(getInforceContractDetail, {
        status: 200,
        body: { contract: contract('2'), clients: null, agents: [{}], alerts },
      })
    },
  })
  const panel = within(await screen.findByRole('dialog', { name: "Seán O'Neill-Ibáñez" }))
  await user.click(await panel.findByRole('button', { name: 'More' }))
  panel.getByText('N/A')
  panel.getByText('No agents on file.')
  expect(panel.getAllByText('Undated')).not.toHaveLength(0)
})
