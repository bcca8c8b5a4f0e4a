import { expect, test } from 'vitest'
import { createRowCheck } from './check-row.ts'
import type { ImportEntity } from './entities.ts'

const contract = { coCode: '01', coType: 'LIF', contractNo: '1' }
const rows: Readonly<Record<ImportEntity, object>> = {
  statuses: { kind: 'requirement', word: 'With courier', meaning: 'Required' },
  agencies: { agencyNo: 'AG1001', agencyName: 'Lakeshore' },
  accounts: { userId: 'rivera', email: 'rivera@example.com', audience: 'Agent,GAMgr' },
  people: { userId: 'rivera', agencyNo: 'AG1001' },
  access: { userId: 'lin', kind: 'shared', agencyNo: 'AG1001', accessCode: 'NBC01' },
  clients: { ipn: '11' },
  cases: { list: 'pending', contract },
  contracts: { contract },
  statements: {
    agentNo: '100101',
    year: 2023,
    isBenefitEligible: true,
    isLeadersCourt: false,
    benefactPaid: 1,
    benefactCredits: 0,
    ncdcPaid: -1,
    ncdcCredits: 0.5,
    issuedOn: '2024-02-29',
  },
}
const check = (entity: ImportEntity, part: object = {}) => createRowCheck(entity)({ ...rows[entity], ...part })
const email = `${'a'.repeat(50)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(17)}.us`

test.each<[ImportEntity, string, object]>([
  ['statuses', 'a turn of a requirement', { turn: 'Home Office' }],
  ['statuses', 'a meaning in small letters', { meaning: 'required' }],
  ['statuses', 'another meaning for a case', { kind: 'case', meaning: 'Approved' }],
  ['agencies', 'a key of 60 characters', { agencyNo: 'x'.repeat(60) }],
  ['accounts', 'the longest address', { email }],
  ['accounts', 'no access', { access: '' }],
  ['accounts', 'several words', { access: 'FRS, ManagerRole' }],
  ['access', 'an agent', { kind: 'managed', agentNo: '100101' }],
  ['statements', 'the last year', { year: 9999 }],
  ['statements', 'no contract type', { contractType: null }],
  ['people', 'no email', { email: null, deleted: false }],
  ['clients', 'the last day of a month', { birthDate: '1961-04-30' }],
  ['cases', 'the whole list of people', { clients: [{ ipn: '11' }, { ipn: '12' }] }],
  ['contracts', 'a loan as a word', { aplAvailable: 'Y' }],
])('a row of %s is taken over with %s', (entity, _, part) => {
  expect(check(entity, part).kind).toBe('row')
})

test.each<[ImportEntity, object, string, string]>([
  ['statuses', { meaning: 'Lost' }, 'meaning', 'must be one of Ordered, Required, '],
  ['statuses', { kind: 'case', turn: 'Agent' }, 'turn', 'is only for requirements'],
  ['statuses', { kind: 'policy', meaning: 'Active', turn: 'Agent' }, 'turn', 'is only for requirements'],
  ['statuses', { kind: 'agency' }, 'kind', 'must be one of requirement, case, policy'],
  ['agencies', { agencyNo: 'x'.repeat(61) }, 'agencyNo', '60'],
  ['agencies', { agencyName: '\t' }, 'agencyName', 'must not be blank'],
  ['agencies', { agencyName: 5 }, 'agencyName', 'must be text'],
  ['agencies', { deleted: 'yes' }, 'deleted', 'must be true or false'],
  ['agencies', { agencyName: 'a\uD800' }, 'agencyName', 'holds characters that are no text'],
  ['agencies', { agencyName: { long: 'a' } }, 'agencyName.long', 'is no field of this file'],
  ['accounts', { userId: 'el rivera' }, 'userId', 'must be of letters, digits, . _ and -'],
  ['accounts', { userId: '.rivera' }, 'userId', 'must be of letters, digits, . _ and -'],
  ['accounts', { userId: 'x'.repeat(61) }, 'userId', 'must be of letters, digits, . _ and -'],
  ['accounts', { email: 'rivera' }, 'email', 'must be an email address'],
  ['accounts', { email: `a${email}` }, 'email', 'must be an email address'],
  ['accounts', { audience: 'Agent,Wizard' }, 'audience', 'must be words of this list, separated by commas: Agent, '],
  ['accounts', { audience: ' , ' }, 'audience', 'must not be blank'],
  ['accounts', { access: 'FRS;BUS' }, 'access', 'must be words of this list, separated by commas: ManagerRole, '],
  ['people', { email: 'rivera@' }, 'email', 'must be an email address'],
  ['people', { birthDate: '04/02/1961' }, 'birthDate', 'must be a day like 2026-03-16'],
  ['access', { accessCode: 'nbc01' }, 'accessCode', 'must be like NBC01'],
  ['access', { accessCode: 'NBC001' }, 'accessCode', 'must be like NBC01'],
  ['access', { kind: 'owned' }, 'kind', 'must be one of shared, managed'],
  ['clients', { birthDate: '1961-04-31' }, 'birthDate', 'must be a day of the calendar'],
  ['cases', { daysSinceProcDate: 3 }, 'daysSinceProcDate', 'is no field of this file'],
  [
    'cases',
    { requirements: [{ id: '1' }, { id: '2', statusDate: 'soon' }] },
    'requirements.2.statusDate',
    'must be a day',
  ],
  ['contracts', { alerts: [{ lapseDate: '2026-02-30' }] }, 'alerts.1.lapseDate', 'must be a day of the calendar'],
  ['contracts', { alerts: [{ daysToLapseDate: 3 }] }, 'alerts.1.daysToLapseDate', 'is no field of this file'],
  ['statements', { year: 2022 }, 'year', 'must be 2023 or later'],
  ['statements', { year: 10_000 }, 'year', 'must be a year'],
  ['statements', { year: 2023.5 }, 'year', 'must be a whole number'],
  ['statements', { issuedOn: null }, 'issuedOn', 'is missing'],
])('a row of %s with %o is left out for its %s', (entity, part, field, reason) => {
  expect(check(entity, part)).toEqual({
    kind: 'rejected',
    rejections: expect.arrayContaining([{ field, reason: expect.stringContaining(reason) }]),
  })
})

test('texts are taken over without the blanks around them, and a user ID in small letters', () => {
  expect(check('accounts', { userId: ' RiverA ', email: ' rivera@example.com ', agencyNo: ' AG1001 ' })).toMatchObject({
    row: { userId: 'rivera', email: 'rivera@example.com', agencyNo: 'AG1001', access: null, deleted: false },
  })
})

test('everything that is wrong with a row is named', () => {
  const rejections = [
    { field: 'agencyNo', reason: 'must not be blank' },
    { field: 'agencyName', reason: 'is missing' },
  ]
  expect(check('agencies', { agencyNo: '', agencyName: null })).toEqual({ kind: 'rejected', rejections })
})

test.each<[ImportEntity, object]>([
  ['statuses', { kind: 'case', word: 'x' }],
  ['agencies', { agencyNo: 'AG1001' }],
  ['accounts', { userId: 'rivera' }],
  ['people', { userId: 'rivera' }],
  ['access', { userId: 'lin', kind: 'managed', agencyNo: 'AG1001', agentNo: '1', accessCode: 'NBC01' }],
  ['clients', { ipn: '11' }],
  ['cases', { contract, clients: [] }],
  ['contracts', { contract }],
  ['statements', { agentNo: '100101', year: 2024 }],
])('a row of %s is removed by its key, and by no less', (entity, key) => {
  expect(createRowCheck(entity)({ ...key, deleted: true })).toEqual({ kind: 'deleted', row: { ...key, deleted: true } })
  expect(createRowCheck(entity)({ deleted: true }).kind).toBe('rejected')
})
