import { expect, test } from 'vitest'
import { readTexts } from '../testing/pdf-texts.ts'
import { writeStatement } from './write-statement.ts'

const content = {
  company: 'Meridian Mutual',
  year: 2025,
  kind: 'benefact',
  producer: { name: 'Elena Rivera', agentNo: '100101', contractType: 'Agent' },
  issuedOn: '2026-01-15',
  figures: { paid: 1200.5, credits: 10 },
} as const

test.each([
  [{ paid: 1000, credits: 12.5 }, ['$1,000.00', '+$200.50'], ['12.5', '-2.5']],
  [{ paid: 1200.5, credits: 10 }, ['$1,200.50', '$0.00'], ['10', '0']],
  [null, ['None', 'None'], ['None', 'None']],
])('a statement after a year with %j says what it is about and what has changed', async (before, paid, credits) => {
  const texts = await readTexts(await writeStatement({ ...content, before }))
  expect(texts.slice(0, -4)).toEqual([
    '2025 Benefact Statement',
    'Producer: Elena Rivera',
    'Producer number: 100101',
    'Contract type: Agent',
    'Period: 01/01/2025 to 12/31/2025',
    'Issued: 01/15/2026',
    'Figures of the year',
    'Figure',
    '2025',
    '2024',
    'Change',
    'Paid',
    '$1,200.50',
    ...paid,
    'Credits',
    '10',
    ...credits,
  ])
})
