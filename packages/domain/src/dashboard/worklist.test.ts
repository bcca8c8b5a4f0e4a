import { expect, test } from 'vitest'
import type { WorklistItem, WorklistItemReason } from './worklist.ts'
import { chooseWorklistItems, worklistSize } from './worklist.ts'

const itemsOf = (reason: WorklistItemReason, count: number): WorklistItem[] =>
  Array.from({ length: count }, (_, index) => ({
    reason,
    name: null,
    client: '',
    contract: { coCode: '01', coType: 'LIF', contractNo: `${reason}-${index}`, inCss: null, productName: null },
    caseKey: null,
    requirementId: null,
    action: 'view',
    days: null,
  }))
const chosenOf = (...items: readonly WorklistItem[]) =>
  chooseWorklistItems(items).map(({ contract }) => contract.contractNo)

test('the most urgent come first', () => {
  expect(chosenOf(...itemsOf('past-lapse', 9))).toEqual(
    Array.from({ length: worklistSize }, (_, index) => `past-lapse-${index}`),
  )
})

test('each reason that asks for an answer has an item, however many others are more urgent', () => {
  const items = [...itemsOf('lapse-soon', 8), ...itemsOf('requirements', 8), ...itemsOf('missed', 8)]
  expect(chosenOf(...items)).toEqual([
    'lapse-soon-0',
    'lapse-soon-1',
    'lapse-soon-2',
    'lapse-soon-3',
    'lapse-soon-4',
    'lapse-soon-5',
    'requirements-0',
    'missed-0',
  ])
})

const after = (days: number) => (item: WorklistItem) => ({ ...item, caseKey: 'case', days })

test('requirements and offers are in one order, those that wait longest first', () => {
  const items = [
    ...itemsOf('lapse-soon', 1),
    ...itemsOf('requirements', 2).map((item, index) => after(120 - index)(item)),
    ...itemsOf('offers', 1).map(after(177)),
    ...itemsOf('missed', 1),
  ]
  expect(chosenOf(...items)).toEqual(['lapse-soon-0', 'offers-0', 'requirements-0', 'requirements-1', 'missed-0'])
})

test('what only informs fills what is left', () => {
  expect(chosenOf(...itemsOf('offers', 7), ...itemsOf('not-paid', 3), ...itemsOf('service', 3))).toEqual([
    ...Array.from({ length: 7 }, (_, index) => `offers-${index}`),
    'not-paid-0',
  ])
  expect(chosenOf(...itemsOf('service', 2))).toEqual(['service-0', 'service-1'])
})
