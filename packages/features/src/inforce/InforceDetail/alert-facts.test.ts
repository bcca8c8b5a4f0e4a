import { defaultLocale } from '@producer-portal/ui'
import type { InforceAlert } from '@producer-portal/domain/inforce'
import { mockInforceAlerts } from '@producer-portal/domain/mocks'
import { describe, expect, test } from 'vitest'
import { getAlertFacts, getAlertTexts } from './alert-facts.js'

const unknown = { alertDataDate: null, lapseDate: null, daysToLapseDate: null, policyStatus: null }

function alert(facts: Partial<InforceAlert>): InforceAlert {
  const [one] = mockInforceAlerts(new Date('2026-03-16T15:00:00Z'))
  if (!one) throw new Error('The cast has no alerts')
  return { ...one, ...unknown, ...facts }
}

describe('an alert in the side panel says', () => {
  test('of a missed payment when it was due, and when the non-forfeiture option takes effect', () => {
    const missed = alert({
      alertType: 'MissedPayment',
      alertDataDate: '2026-02-27',
      lapseDate: '2026-04-27',
      daysToLapseDate: 42,
      policyStatus: ' Past Due ',
    })
    expect(getAlertFacts(missed, defaultLocale)).toEqual([
      { name: 'dueDate', text: '02/27/2026', daysLeft: null },
      { name: 'nfoDate', text: '04/27/2026', daysLeft: 42 },
      { name: 'policyStatus', text: 'Past Due', daysLeft: null },
    ])
  })

  test.each([
    [21, 21],
    [0, 0],
    [-3, null],
    [null, null],
  ])('of a pending lapse that is %s days away the days that are left: %s', (daysToLapseDate, daysLeft) => {
    const pending = alert({ alertType: 'PendingLapse', lapseDate: '2026-04-06', daysToLapseDate })
    expect(getAlertFacts(pending, defaultLocale)).toEqual([{ name: 'lapseDate', text: '04/06/2026', daysLeft }])
  })

  test('nothing that it does not know', () => {
    expect(getAlertFacts(alert({ alertType: 'Service', policyStatus: ' ' }), defaultLocale)).toEqual([])
  })

  test('its own words, without blanks around them', () => {
    expect(getAlertTexts({ alertText1: ' Paid by check. ', alertText2: '' })).toEqual(['Paid by check.'])
    expect(getAlertTexts({ alertText1: null, alertText2: null })).toEqual([])
  })
})

test('both of its texts are its own words, in their order', () => {
  expect(getAlertTexts({ alertText1: 'First.', alertText2: ' Second. ' })).toEqual(['First.', 'Second.'])
})
