import { worklistItemHref, worklistHref } from './worklist-hrefs.js'
import type { WorklistItem, WorklistReason } from '@producer-portal/domain/dashboard'
import { expect, test } from 'vitest'

test.each<[WorklistReason, string | null, string]>([
  ['requirements', null, '/new-business/pending?attention=requirements'],
  ['offers', null, '/new-business/pending?attention=offers'],
  ['over-90', null, '/new-business/pending?attention=over-90'],
  ['not-paid', null, '/new-business/issued?attention=not-paid'],
  ['past-lapse', null, '/inforce-business/pending-lapse?time=all&lapse=passed'],
  ['lapse-soon', null, '/inforce-business/pending-lapse?time=all&lapse=next-7'],
  ['missed', null, '/inforce-business/missed-payments?time=all&lapse=all'],
  ['service', null, '/inforce-business/service?time=all&lapse=all'],
  ['offers', 'AG1001', '/new-business/pending?number=AG1001&attention=offers'],
  ['missed', '100101', '/inforce-business/missed-payments?number=100101&time=all&lapse=all'],
])('the list of all with the reason %s, viewed as %s', (reason, number, href) => {
  expect(worklistHref(reason, number)).toBe(href)
})

const contract = { coCode: '01', coType: 'LIF', contractNo: '4711', inCss: null, productName: null }
const inCase = { reason: 'requirements', contract, caseKey: '01-LIF-4711', requirementId: '9' } as const
const inForce = { reason: 'past-lapse', contract, caseKey: null, requirementId: null, action: 'view' } as const
const pending = '/new-business/pending?attention='
const caseOf = (panel: string) => `&case=01-LIF-4711&panel=${panel}`

test.each<[string, Partial<WorklistItem>, string]>([
  [
    'documents to upload',
    { ...inCase, action: 'upload' },
    `${pending}requirements${caseOf('requirements')}&dialog=upload&requirement=9`,
  ],
  [
    'a comment to write',
    { ...inCase, action: 'comment' },
    `${pending}requirements${caseOf('requirements')}&dialog=comment&requirement=9`,
  ],
  ['a requirement to look at', { ...inCase, action: 'view' }, `${pending}requirements${caseOf('requirements')}`],
  [
    'an offer',
    { ...inCase, reason: 'offers', requirementId: null, action: 'view' },
    `${pending}offers${caseOf('detail')}`,
  ],
  [
    'a contract in force',
    inForce,
    '/inforce-business/pending-lapse?time=all&lapse=passed&contract=01%7CLIF%7C4711&alert=pending-lapse',
  ],
  [
    'a missed payment',
    { ...inForce, reason: 'missed' },
    '/inforce-business/missed-payments?time=all&lapse=all&contract=01%7CLIF%7C4711&alert=missed',
  ],
])('the list opens with %s', (_, item, href) => {
  expect(worklistItemHref({ name: null, client: 'Ada', days: null, ...item } as WorklistItem, null)).toBe(href)
})

test('the list of an item is that of the agent whose lists home office views', () => {
  const item = { ...inForce, name: null, client: 'Ada', days: null }
  expect(worklistItemHref(item, 'AG1001')).toMatch(/^\/inforce-business\/pending-lapse\?number=AG1001&time=all&/)
})
