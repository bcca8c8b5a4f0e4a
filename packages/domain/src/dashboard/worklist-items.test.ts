import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { caseAddress, caseSchema } from '../cases/case.ts'
import { inforceAlertSchema } from '../inforce/alert.ts'
import { requirementSchema } from '../requirements/requirement.ts'
import { alertItem, caseItem, requirementItems, waitingRequirements } from './worklist-items.ts'

const contract = { coCode: '01', coType: 'LIF', contractNo: '4711' }
const row = v.parse(caseSchema, {
  contract,
  clients: [{ ipn: '11', fullName: 'Ada Parkinson' }, { fullName: 'Bo Parkinson' }],
  caseStatus: 'Offer Pending',
  daysSinceProcDate: 12,
})
const requirement = (id: string, facts: object = {}) =>
  v.parse(requirementSchema, { id, status: 'Required', orderedBy: 'Agent', pendingReqType: 'Mini exam', ...facts })
const ofCase = { client: 'Ada Parkinson, Bo Parkinson', contract: row.contract, caseKey: caseAddress(row), days: 12 }

describe('what waits for the producer in a case', () => {
  const requirements = [
    requirement('1'),
    requirement('2', { status: 'Reviewed' }),
    requirement('3', { orderedBy: 'Home Office' }),
    requirement('4'),
  ]
  test.each([
    ['those that nobody answered', undefined, ['1', '4']],
    ['those that were not answered just now', new Set(['1']), ['4']],
  ])('is %s', (_, answered, ids) => {
    expect(waitingRequirements({ ...row, requirements }, answered).map(({ id }) => id)).toEqual(ids)
  })

  test.each([
    ['documents', { uploadEnabled: true, commentsEnabled: true }, true, 'upload'],
    ['a comment', { uploadEnabled: false, commentsEnabled: true }, true, 'comment'],
    ['nothing', { uploadEnabled: false, commentsEnabled: false }, true, 'view'],
    ['documents of others', { uploadEnabled: true, commentsEnabled: true }, false, 'view'],
  ] as const)('with a requirement that takes %s: %j', (_, facts, mayAnswer, action) => {
    expect(requirementItems(row, [requirement('1', facts)], mayAnswer)).toEqual([
      { ...ofCase, reason: 'requirements', name: 'Mini exam', requirementId: '1', action },
    ])
  })

  test('is its offer with the days, or its payment without', () => {
    const item = { ...ofCase, requirementId: null, action: 'view' }
    expect(caseItem(row, 'offers')).toEqual({ ...item, reason: 'offers', name: 'Offer Pending' })
    expect(caseItem(row, 'not-paid')).toEqual({ ...item, reason: 'not-paid', name: null, days: null })
  })
})

const alert = (facts: object) =>
  v.parse(inforceAlertSchema, {
    contract,
    clients: [{ displayName: 'Mei Lin' }, {}, { displayName: 'Bo Lin' }],
    alertDate: '2026-03-10',
    alertDataDate: '2026-03-01',
    lapseDate: '2026-03-20',
    ...facts,
  })

describe('a contract in force', () => {
  test.each([
    ['past-lapse', { alertType: 'PendingLapse', lapseDate: '2026-03-14' }, null, -2],
    ['lapse-soon', { alertType: 'PendingLapse' }, null, 4],
    ['missed', { alertType: 'MissedPayment' }, null, -15],
    ['service', { alertType: 'Service', alertSubType: 'Loan' }, 'Loan', -6],
    ['service', { alertType: 'Service', alertDate: null }, 'Service', null],
  ] as const)('needs the producer for %s: %j', (reason, facts, name, days) => {
    const given = alert(facts)
    expect(alertItem(given, reason, '2026-03-16')).toEqual({
      reason,
      name,
      client: 'Mei Lin, Bo Lin',
      contract: given.contract,
      caseKey: null,
      requirementId: null,
      action: 'view',
      days,
    })
  })
})
