import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { inforceAlertSchema } from './alert.ts'
import { inforceContractDetailSchema, withDisplayNames } from './contract-detail.ts'
import { aplOption, billGroupText, nfoDate } from './contract-texts.ts'
import { inforceColumns } from './inforce-columns.ts'
import { alertsBySection } from './sections.ts'

const contract = { coCode: '01', coType: 'LIF', contractNo: '4711' }
const alert = (rest: object) => v.parse(inforceAlertSchema, { contract, ...rest })

test.each([
  ['', 'N/A'],
  ['  ', 'N/A'],
  [null, 'N/A'],
  [undefined, 'N/A'],
  ['B-100', 'B-100'],
])('the billing group "%s" reads %s', (billGroup, text) => {
  expect(billGroupText(billGroup)).toBe(text)
})

test.each([
  [true, 'Yes'],
  ['Y', 'Yes'],
  [false, 'No'],
  ['no', 'No'],
  ['Elected', 'Elected'],
  [null, ''],
])('the APL option %s reads "%s"', (available, text) => {
  expect(aplOption(available)).toBe(text)
})

test('agents and clients get a display name', () => {
  const row = withDisplayNames(
    alert({
      clients: [{ firstName: 'Ada', middleName: ' ', lastName: 'Parkinson' }, {}],
      agents: [{ agentName: 'E. Rivera' }],
    }),
  )
  expect(row.clients.map((client) => client.displayName)).toEqual(['Ada Parkinson', null])
  expect(row.agents.map((agent) => agent.displayName)).toEqual(['E. Rivera'])
})

describe('the side panel', () => {
  const alerts = [
    alert({ alertType: 'Service', alertSubType: 'old', alertDate: '2026-01-01' }),
    alert({ alertType: 'Service', alertSubType: 'new', alertDate: '2026-02-01' }),
    alert({ alertType: 'MissedPayment', lapseDate: '2026-04-01' }),
    alert({ alertType: 'PendingLapse', lapseDate: '2026-05-01' }),
    alert({ alertType: 'Address' }),
    alert({ alertType: 'Birthday' }),
  ]

  test('holds every alert in its section, newest first', () => {
    const sections = alertsBySection(alerts)
    expect(sections['service-alerts'].map((each) => each.alertSubType)).toEqual(['new', 'old'])
    expect(sections['lapse-and-missed-payments']).toHaveLength(2)
    expect(sections['contract-changes']).toHaveLength(1)
    expect([...sections.disbursements, ...sections.terminated]).toEqual([])
  })

  test('takes its NFO Date from the latest lapse date', () => {
    expect(nfoDate({ alerts })).toBe('2026-05-01')
    expect(nfoDate({ alerts: [] })).toBeNull()
  })

  test('accepts a contract with nothing but its number', () => {
    expect(v.parse(inforceContractDetailSchema, { contract, colour: 'red' })).toMatchObject({
      payors: [],
      alerts: [],
      otherContracts: [],
      aplAvailable: null,
    })
  })
})

describe('the cells of an alert', () => {
  const full = alert({
    alertType: 'MissedPayment',
    alertDate: '2026-03-02',
    alertDataDate: '2026-02-27',
    lapseDate: '2026-04-27',
    alertText1: 'Bank returned the payment',
    faceAmount: 100_000,
    modalPremium: 88.1,
    billFrequency: 'Monthly',
    billGroup: '',
  })

  test.each([
    [
      'policy-details',
      ['Bank returned the payment', 'Benefit $100,000.00', 'Premium $88.10 Monthly'],
      'Bank returned the payment',
    ],
    ['due-date', ['02/27/2026'], 20_511],
    ['effective-date', ['02/27/2026'], 20_511],
    ['alert-date', ['03/02/2026'], 20_514],
    ['nfo-date', ['04/27/2026'], 20_570],
    ['billing-group', ['N/A'], null],
    ['apl-option', [], ''],
    ['owner-name', [], null],
  ] as const)('%s says %j and sorts by %s', (id, lines, sortValue) => {
    expect(inforceColumns.byId[id].text(full)).toBe(lines.join('\n'))
    expect(inforceColumns.byId[id].sortValue(full) || null).toBe(sortValue || null)
  })
})

test.each([
  ['Yes', 'Yes'],
  [' TRUE ', 'Yes'],
  ['NO', 'No'],
  ['Yesterday', 'Yesterday'],
  ['Not yes', 'Not yes'],
  ['Nothing', 'Nothing'],
  ['Elected: no', 'Elected: no'],
])('the words "%s" about the APL option read "%s"', (available, text) => {
  expect(aplOption(available)).toBe(text)
})

test('both texts of an alert are among its details, without what is missing', () => {
  const { text } = inforceColumns.byId['policy-details']
  expect(text(alert({ alertText1: ' First. ', alertText2: ' Second. ' }))).toBe('First.\nSecond.')
  expect(text(alert({ modalPremium: 88.1 }))).toBe('Premium $88.10')
})
