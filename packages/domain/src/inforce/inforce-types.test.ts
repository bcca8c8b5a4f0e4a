import { describe, expect, test } from 'vitest'
import { alertTypeText, isInList, listOfAlert } from './alert-kinds.ts'
import { alertTypes } from './alert.ts'
import { inforceColumns } from './inforce-columns.ts'
import { getInforceAttentionList } from './inforce-attention.ts'
import { activityTypes, inforceTypeKeys, inforceTypes, parseInforceType } from './inforce-types.ts'
import type { InforceType } from './inforce-types.ts'
import { alertSections, getAlertSection } from './sections.ts'

test('the Activity Type choices are the same seven lists', () => {
  expect(activityTypes).toEqual([
    'pending-lapse',
    'terminate',
    'contract-change',
    'disburse',
    'service',
    'missed',
    'all',
  ])
  expect(activityTypes.toSorted()).toEqual(inforceTypeKeys.toSorted())
})

describe('an in-force list', () => {
  test.each<[InforceType, string]>([
    ['pending-lapse', 'pending-lapse'],
    ['disburse', 'disbursements'],
    ['terminate', 'terminated'],
    ['contract-change', 'contract-changes'],
    ['service', 'service'],
    ['missed', 'missed-payments'],
    ['all', 'all'],
  ])('%s stands at /inforce-business/%s', (key, segment) => {
    expect(inforceTypes[key]).toMatchObject({ segment })
    expect(parseInforceType(segment)).toBe(key)
  })

  test.each(['disburse', 'missed', '', undefined])('is not the list of %s', (segment) => {
    expect(parseInforceType(segment)).toBeNull()
  })

  test.each<[InforceType, string]>([
    [
      'pending-lapse',
      'Owner Name, Contract Number, Product Name, Lapse Date, Alert Date, Policy Details, Agent / Agency Name',
    ],
    [
      'terminate',
      'Owner Name, Contract Number, Product Name, Policy Details, Policy Status, Transaction Date, Agent / Agency Name',
    ],
    [
      'contract-change',
      'Owner Name, Contract Number, Product Name, Type, Policy Details, Effective Date, Agent / Agency Name',
    ],
    [
      'disburse',
      'Owner Name, Contract Number, Product Name, Type, Policy Details, Policy Status, Transaction Date, Agent / Agency Name',
    ],
    [
      'service',
      'Owner Name, Contract Number, Product Name, Type, Policy Details, Policy Status, Effective Date, Agent / Agency Name',
    ],
    [
      'missed',
      'Owner Name, Contract Number, Payor Name, Due Date, Alert Date, Issue Date, Mode, Modal Premium, NFO Date, ' +
        'APL Option, Billing Group, Agent / Agency Name',
    ],
    ['all', 'Owner Name, Contract Number, Product Name, Effective Date, Type, Agent / Agency Name'],
  ])('%s has the columns %s', (key, headers) => {
    expect(inforceColumns.byList[key].map(({ header }) => header).join(', ')).toBe(headers)
  })
})

describe('an alert is in its list and in All', () => {
  test.each<[string | null, string | null, InforceType | null]>([
    ['Disburse', null, 'disburse'],
    ['Service', null, 'service'],
    ['Term', null, 'terminate'],
    ['Contract', null, 'contract-change'],
    ['Address', null, 'contract-change'],
    ['MissedPayment', '2026-05-01', 'missed'],
    [' missedpayment ', null, 'missed'],
    ['PendingLapse', '2026-05-01', 'pending-lapse'],
    [null, '2026-05-01', 'pending-lapse'],
    ['Birthday', null, null],
  ])('type %s with lapse date %s: %s', (alertType, lapseDate, list) => {
    const alert = { alertType, lapseDate }
    expect(listOfAlert(alert)).toBe(list)
    expect(inforceTypeKeys.filter((key) => isInList(alert, key))).toEqual(list === null ? ['all'] : [list, 'all'])
  })

  test.each(alertTypes)('and the table knows the list of %s', (type) => {
    const list = listOfAlert({ alertType: type, lapseDate: null })
    const listing = inforceTypeKeys.filter((key) => (inforceTypes[key].alertTypes as readonly string[]).includes(type))
    expect(listing).toEqual([list, 'all'])
  })
})

test.each([
  ['Contract', ' Beneficiary change ', null, 'Beneficiary change'],
  ['Contract', null, null, 'Contract Change'],
  ['MissedPayment', '', null, 'Missed Payment'],
  ['PendingLapse', null, '2026-05-01', 'Pending Lapse'],
  [' Birthday ', null, null, 'Birthday'],
  [null, null, null, ''],
])('the Type of %s with sub-type %s and lapse date %s reads "%s"', (alertType, alertSubType, lapseDate, text) => {
  expect(alertTypeText({ alertType, alertSubType, lapseDate })).toBe(text)
})

test.each([
  ['Disburse', 'Disbursement'],
  ['Service', 'Service'],
  ['Term', 'Terminated'],
  ['Address', 'Address Change'],
])('the Type of %s without a sub-type reads "%s"', (alertType, text) => {
  expect(alertTypeText({ alertType, alertSubType: ' ', lapseDate: null })).toBe(text)
})

test.each([
  ['past-lapse', 'pending-lapse', 'passed'],
  ['lapse-soon', 'pending-lapse', 'next-7'],
  ['missed', 'missed', 'all'],
  ['service', 'service', 'all'],
] as const)('what needs the producer for %s is in the list %s, lapsing: %s', (reason, type, lapse) => {
  expect(getInforceAttentionList(reason)).toEqual({ type, lapse })
})

test.each([
  ['disburse', 'disbursements'],
  ['service', 'service-alerts'],
  ['terminate', 'terminated'],
  ['pending-lapse', 'lapse-and-missed-payments'],
  ['missed', 'lapse-and-missed-payments'],
  ['contract-change', 'contract-changes'],
] as const)('the alerts of %s are in the section %s of the side panel', (list, section) => {
  expect(getAlertSection(list)).toBe(section)
})

test('the sections of the side panel have their order', () => {
  expect(alertSections).toEqual([
    'disbursements',
    'service-alerts',
    'terminated',
    'lapse-and-missed-payments',
    'contract-changes',
  ])
})
