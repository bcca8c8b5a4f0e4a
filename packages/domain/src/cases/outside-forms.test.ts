import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { caseSchema } from './case.ts'
import { contractVerificationUrl, policySystemHref } from '../contracts/contract.ts'
import { smsContacts, smsForm } from './sms-form.ts'

const contract = { coCode: '01', coType: 'LIF', contractNo: '4711' }

test.each([
  ['https://verify.example.com/page', 'https://verify.example.com/page?'],
  ['https://verify.example.com/page?lang=en', 'https://verify.example.com/page?lang=en&'],
])('contract verification at %s opens with the contract in the query', (base, start) => {
  expect(contractVerificationUrl(base, contract)).toBe(
    `${start}Value=0000004711&CoCode=01&CoType=LIF&Type=CO&AuthLevel=AG`,
  )
})

describe('a contract number leads into the policy system', () => {
  const holder = { userId: 'okafor', audiences: [], access: ['CSS'] } as const
  const inCss = { ...contract, productName: null, inCss: true }
  const base = 'https://verify.example.com/page'

  test('for a contract that is in it and a user with the CSS permission', () => {
    expect(policySystemHref(base, inCss, holder)).toBe(contractVerificationUrl(base, contract))
  })

  test.each([
    ['the permission', base, inCss, { ...holder, access: [] }],
    ['the flag', base, { ...inCss, inCss: false }, holder],
    ['any word about the flag', base, { ...inCss, inCss: null }, holder],
    ['an address', undefined, inCss, holder],
  ])('but is plain text without %s', (_, address, given, user) => {
    expect(policySystemHref(address, given, user)).toBeUndefined()
  })
})

describe('a text message about a case', () => {
  const row = v.parse(caseSchema, {
    contract,
    clients: [{ fullName: `Ada <b> & "Co" O'Neil` }],
    agents: [
      { displayName: 'Elena Rivera', agencyName: 'Lakeshore', phoneNumber: '3125550101' },
      { displayName: 'Jonas Brandt', agencyName: 'Lakeshore', phoneNumber: ' ' },
    ],
    productLine: 'life',
  })
  const contacts = smsContacts(row)

  test('goes to agents with a phone number', () => {
    expect(contacts).toEqual([{ name: 'Elena Rivera', phoneNumber: '3125550101' }])
  })

  test('names the contract and the client in its subject', () => {
    const form = smsForm(row, { name: 'Elena Rivera', phoneNumber: '3125550101' })
    expect(form.sendto).toBe('3125550101')
    expect(form.subject).toBe(`New Business - 4711 - Ada <b> & "Co" O'Neil`)
  })

  test('ends its subject with the contract when no insured has a name', () => {
    const { subject } = smsForm({ ...row, clients: [] }, { name: 'Elena Rivera', phoneNumber: '3125550101' })
    expect(subject).toBe('New Business - 4711')
  })

  test('has a body with escaped values and the product type checked', () => {
    const { message } = smsForm(row, { name: '', phoneNumber: '' })
    expect(message).toContain('<p>Client: Ada &lt;b&gt; &amp; &quot;Co&quot; O&#39;Neil</p>')
    expect(message).toContain('<p>Policy: 4711</p><p>Agent: Elena Rivera, Jonas Brandt</p><p>Agency: Lakeshore</p>')
    expect(message).toContain('<p>☑ Life</p><p>☐ Disability Income</p>')
  })

  test("lists an insurer's own product types in place of those of the portal", () => {
    const { message } = smsForm(row, { name: '', phoneNumber: '' }, ['Pension', 'Life'])
    expect(message).toMatch(/<p>☐ Pension<\/p><p>☑ Life<\/p>$/)
  })
})

test.each([
  [' DISABILITY INCOME', 'Disability Income'],
  ['annuity', 'Annuity'],
  ['Long-term care', 'Long-Term Care'],
  [null, undefined],
])('a text message about a case of the line "%s" has %s checked, and no other', (productLine, checked) => {
  const row = v.parse(caseSchema, { contract, productLine, agents: [{ agencyName: ' ' }, { agencyName: null }] })
  const { message } = smsForm(row, { name: '', phoneNumber: '' })
  expect([...message.matchAll(/(☑|☐) ([\w -]+)/g)].map(([, mark, type]) => [mark, type])).toEqual(
    ['Life', 'Disability Income', 'Annuity', 'Long-Term Care'].map((type) => [type === checked ? '☑' : '☐', type]),
  )
  expect(message).toContain('<p>Agent: </p><p>Agency: </p>')
})
