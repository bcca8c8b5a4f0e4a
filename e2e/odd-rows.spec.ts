import { readFile } from 'node:fs/promises'
import { expect, test } from './support/test.js'
import { caseTable, openFilters } from './support/case-table.js'
import { haveSession } from './support/sign-in.js'
import { watchProblems } from './support/watch-problems.js'

const contract = (contractNo: string) => ({ coCode: '01', coType: 'LIF', contractNo })
const named = (fullName: string) => [{ ipn: fullName.length.toString(), fullName }]

/** What several systems behind the portal have been seen to answer. */
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

test('incomplete rows and names of every kind cost nobody the list', async ({ page }) => {
  const problems = watchProblems(page)
  await haveSession(page, 'okafor')
  await page.route('**/api/contractsAndRequirements?*', (route) => route.fulfill({ json: cases }))
  await page.route('**/api/inforce-contracts?*', (route) => route.fulfill({ json: alerts }))
  const { rows, sortBy } = caseTable(page)
  const name = page.getByRole('searchbox', { name: 'Name or contract number' })

  await page.goto('/new-business/pending')
  await expect(rows).toHaveCount(5)
  await sortBy('Insured Name')
  await expect(rows).toHaveCount(5)
  await openFilters(page)
  for (const part of ["o'neill", 'IBÁÑEZ', 'אברהמי', '🌟']) {
    await name.fill(part)
    await expect(rows, part).toHaveCount(1)
  }
  await name.fill('')
  // A PDF has the letters of each: two names need a picture, and none needs a font in the file.
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'PDF' }).click()
  const pdf = await readFile(await (await saving).path(), 'latin1')
  expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(2)
  expect(pdf).not.toContain('/FontFile2')

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Teleported')
  await expect(rows).toHaveCount(1)

  await page.goto('/inforce-business/all?time=all')
  await expect(rows).toHaveCount(5)
  await sortBy('Effective Date')
  await expect(rows).toHaveCount(5)
  await openFilters(page)
  await name.fill('sean')
  await expect(page.getByText('There are no results.')).toBeVisible()
  await name.fill('seán')
  await expect(rows).toHaveCount(1)
  expect(problems).toEqual([])
})

test('incomplete alerts cost nobody the dashboard, nor an incomplete contract its side panel', async ({ page }) => {
  const problems = watchProblems(page)
  await haveSession(page, 'brandt')
  await page.route('**/api/inforce-contracts?*', (route) => route.fulfill({ json: alerts }))
  await page.route('**/api/inforce-contracts/01/**', (route) =>
    route.fulfill({ json: { contract: contract('2'), clients: null, agents: [{}], alerts } }),
  )
  await page.goto('/dashboard?alerts-list=all')
  const widget = page.getByRole('region', { name: 'In-Force Activity' })
  await expect(widget.getByRole('rowheader')).toHaveCount(5)
  await expect(widget.getByRole('button', { name: 'Unnamed owner' })).toHaveCount(3)
  await widget.getByRole('button', { name: /^Past 7 days 0$/ }).click()
  await expect(widget.getByText('There are no results.')).toBeVisible()

  await page.goto('/inforce-business/all?time=all&contract=01|LIF|2')
  const panel = page.getByRole('dialog', { name: "Seán O'Neill-Ibáñez" })
  await panel.getByRole('button', { name: 'More' }).click()
  await expect(panel.getByText('N/A')).toBeVisible()
  await expect(panel.getByText('No agents on file.')).toBeVisible()
  await expect(panel.getByText('Undated').filter({ visible: true }).first()).toBeVisible()
  expect(problems).toEqual([])
})
