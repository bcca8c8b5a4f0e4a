import { defaultLocale } from '@producer-portal/ui'
import { type Case, caseColumns, contractTypes, defineCaseColumns } from '@producer-portal/domain/cases'
import {
  defaultColumnSettings,
  lockColumn,
  moveColumn,
  setColumnVisible,
  unlockColumn,
} from '@producer-portal/domain/column-settings'
import { textCell } from '@producer-portal/domain/lists'
import { mockCases } from '@producer-portal/domain/mocks'
import { describe, expect, test } from 'vitest'
import { createTranslate } from '../../i18n/useMessages.js'
import { storyNow } from '../../testing/story-clock.js'
import { caseMessages } from '../case-screen-messages.js'
import { caseTableColumns } from './case-table-columns.js'
import { defaultMessagesContext } from '../../testing/default-messages.js'

const t = createTranslate(caseMessages, defaultMessagesContext)
const pending = defaultColumnSettings('pending')
const unlocked = unlockColumn(pending, 'insured-name')

describe('the columns of a case table', () => {
  test.each(contractTypes)('%s are those of the list, in their order', (type) => {
    const headers = caseTableColumns(caseColumns.byList[type], defaultColumnSettings(type), t, defaultLocale).map(
      ({ header }) => header,
    )
    expect(headers).toEqual(caseColumns.byList[type].map(({ header }) => header))
  })

  test.each(contractTypes)('only the insured of %s is locked by default', (type) => {
    const locked = caseTableColumns(caseColumns.byList[type], defaultColumnSettings(type), t, defaultLocale).filter(
      (column) => column.isLocked,
    )
    expect(locked.map(({ id }) => id)).toEqual(['insured-name'])
  })

  test('an insured without a name is shown as a dash, so that the row has a name', () => {
    const [row] = mockCases(storyNow)
    const [insured, contract] = caseTableColumns(caseColumns.byList.pending, pending, t, defaultLocale)
    const nameless = row && { ...row, clients: [], contract: { ...row.contract, contractNo: '' } }
    expect(nameless && [insured?.text(nameless), contract?.text(nameless)]).toEqual(['—', ''])
  })

  test('are arranged as the user has set them: locked first, moved, hidden', () => {
    const shown = ['insured-name', 'contract-number', 'product-name', 'face-amount', 'modal-prem']
    const five = unlocked.filter(({ id }) => shown.includes(id))
    const moved = moveColumn(lockColumn(five, 'contract-number'), 'insured-name', 'product-name')
    const columns = caseTableColumns(
      caseColumns.byList.pending,
      setColumnVisible(moved, 'face-amount', false),
      t,
      defaultLocale,
    )
    expect(columns.map(({ header, isLocked }) => [header, isLocked])).toEqual([
      ['Contract Number', true],
      ['Product Name', false],
      ['Insured Name', false],
      ['Modal Prem / Mode / Target Prem', false],
    ])
  })

  test.each([
    ['Insured Name', pending],
    ['Contract Number', setColumnVisible(unlocked, 'insured-name', false)],
  ])('name the row by %s, also when others are hidden', (name, settings) => {
    expect(
      caseTableColumns(caseColumns.byList.pending, settings, t, defaultLocale).find((column) => column.card === 'title')
        ?.header,
    ).toBe(name)
  })
})

const places = (type: (typeof contractTypes)[number]) =>
  caseTableColumns(caseColumns.byList[type], defaultColumnSettings(type), t, defaultLocale).flatMap(({ id, card }) =>
    card === 'field' ? [] : [[id, card]],
  )

describe('on a card', () => {
  test('a pending case says which it is, and how it stands', () => {
    expect(places('pending')).toEqual([
      ['insured-name', 'title'],
      ['contract-number', 'subtitle'],
      ['product-name', 'subtitle'],
      ['face-amount', 'amount'],
      ['current-case-status', 'status'],
      ['days-pending', 'meta'],
    ])
  })

  test.each(contractTypes)('every case of %s has its status', (type) => {
    expect(places(type).filter(([, place]) => place === 'status')).toHaveLength(1)
  })

  test('days are counted in words', () => {
    const [row] = mockCases(storyNow)
    const days = caseTableColumns(caseColumns.byList.pending, pending, t, defaultLocale).find(
      ({ id }) => id === 'days-pending',
    )
    const show = (count: number | null) => row && days?.cardCell?.({ ...row, daysSinceProcDate: count })
    expect([show(1), show(177), show(null)]).toEqual(['1 day', '177 days', false])
  })
  test('a column of your own says what it is', () => {
    const [first] = mockCases(storyNow)
    const own = defineCaseColumns<Case & { readonly region: string | null }>({
      own: [
        {
          id: 'region',
          number: 1000,
          header: 'Region',
          width: 120,
          cell: textCell(({ region }) => region),
          onCard: 'meta',
          lists: { pending: 25 },
        },
      ],
    })
    const settings = defaultColumnSettings('pending', own)
    const region = caseTableColumns(own.byList.pending, settings, t, defaultLocale).find(({ id }) => id === 'region')
    const show = (value: string | null) => first && region?.cardCell?.({ ...first, region: value })
    expect([region?.card, show('North'), show(null)]).toEqual(['meta', 'Region North', ''])
  })
})
