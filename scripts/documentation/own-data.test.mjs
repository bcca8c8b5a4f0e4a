import { expect, test } from 'vitest'
import { producer, toCase } from '../../stories/guides/own-data/to-case.ts'
import { canUseInforce, canUseNewBusiness } from '../../packages/domain/src/access/index.ts'

const application = {
  number: 'A-7',
  product: 'Term 20',
  insured: { id: 'c1', first: 'Ada', last: 'Byron' },
  producer: { code: '204', name: 'Lee Park', office: 'Harbor' },
  state: 'In Underwriting',
  enteredOn: '2026-03-02',
  daysOpen: 12,
  cover: 250_000,
  premium: null,
  asks: [{ id: 'r1', what: 'Mini exam', state: 'Ordered', of: 'Agent' }],
}

test('the guide turns an application into a case with nulls for what it does not have', () => {
  expect(toCase(application)).toMatchObject({
    contract: { contractNo: 'A-7', productName: 'Term 20' },
    clients: [{ firstName: 'Ada', fullName: null }],
    caseStatus: 'In Underwriting',
    faceAmount: 250_000,
    modalPremium: null,
    targetPremium: null,
    requirements: [{ id: 'r1', status: 'Ordered', subStatuses: [], comments: null }],
  })
})

test('its producer may see both lines of business', () => {
  expect([canUseNewBusiness(producer), canUseInforce(producer)]).toEqual([true, true])
})
