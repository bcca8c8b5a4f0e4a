import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { illustrationAgentLabel, illustrationRecipients, selectPolicy } from './choices.ts'
import { illustrationPolicySchema } from './entities.ts'
import { illustrationCards, visibleIllustrationCards } from './hub.ts'
import { isQuickProduct, quickProducts } from './products.ts'
import { secureMessageLink } from './request.ts'

const rivera = { agentNo: '100101', fullName: 'Elena Rivera' }
const brandt = { agentNo: '100102', fullName: 'Jonas Brandt', userId: 'brandt' }
const user = { userId: 'rivera', fullName: 'Elena Rivera', agentNo: '100101' }
const self = { value: 'rivera', label: 'Elena Rivera' }

const hasPage = (path: string) => path.startsWith('/sales-support/illustrations/')

function option(name: string, url: string | null) {
  return { id: name, type: 'application', name, url, altName: null, childIconName: null }
}

describe('choosing for an illustration request', () => {
  test.each([
    [rivera, 'Elena Rivera - 100101'],
    [{ agentNo: '100199', fullName: null }, '100199'],
  ])('%j reads %s', (agent, label) => {
    expect(illustrationAgentLabel(agent)).toBe(label)
  })

  test.each([
    ['nobody chosen: the user', user, null, [self]],
    ['the user as agent: once', user, rivera, [self]],
    ['another agent: second', user, brandt, [self, { value: 'brandt', label: 'Jonas Brandt' }]],
    [
      'an agent without a user ID: their number',
      user,
      { agentNo: '9', fullName: null },
      [self, { value: '9', label: '9' }],
    ],
    ['a user without a name: the id', { ...user, fullName: null }, null, [{ value: 'rivera', label: 'rivera' }]],
  ])('recipients with %s', (_, who, agent, recipients) => {
    expect(illustrationRecipients(who, agent)).toEqual(recipients)
  })

  test.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('a search result with canBeAutomated %s is selected as automated %s', (canBeAutomated, automated) => {
    const found = v.parse(illustrationPolicySchema, { clientName: 'Ada Park', policyNumber: '0001', canBeAutomated })
    expect(selectPolicy(found)).toEqual({ name: 'Ada Park', policy: '0001', product: '', automated })
  })
})

describe('products that can be self-run', () => {
  test('are these', () => {
    expect(quickProducts).toEqual([
      'Growth Index UL',
      'Value Plus UL',
      'Essential UL',
      'Index UL',
      'LifeValue Survivor UL',
      'LifeValue UL',
      'Performance 500',
      'Flex Account 81',
      'Flex Account 83 Mutual',
      'Flex Account 83 National',
      'Flex Account 85',
      'Flex Plus',
      'Flex Plus 92',
      'No Load Universal Life',
    ])
  })

  test.each(quickProducts)('%s, with or without a brand', (product) => {
    expect([isQuickProduct(product), isQuickProduct(`Meridian ${product.toUpperCase()} `)]).toEqual([true, true])
  })

  test.each(['Whole Life', 'UL', 'Flex Account 84', 'Flex Plus 93', 'SuperIndex UL', ''])('not %s', (product) => {
    expect(isQuickProduct(product)).toBe(false)
  })
})

describe('the cards of the hub', () => {
  test('a card shows only with its quick link, in the order of the hub', () => {
    const options = [
      option('Request In-force Illustrations', '/sales-support/illustrations/in-force-illustration-requests'),
      option('Statements', '/statements'),
      option('Fixed Annuities', 'https://quotes.example.com/fixed'),
    ]
    expect(visibleIllustrationCards(options, hasPage)).toEqual([
      {
        id: 'fixed-annuities',
        quickLinkName: 'Fixed Annuities',
        url: 'https://quotes.example.com/fixed',
        isExternal: true,
      },
      {
        id: 'in-force',
        quickLinkName: 'Request In-force Illustrations',
        url: '/sales-support/illustrations/in-force-illustration-requests',
        isExternal: false,
      },
    ])
    expect(visibleIllustrationCards([], hasPage)).toEqual([])
  })

  test("an insurer's own tools show with their quick links, in its order, and keep what they say", () => {
    const [life] = illustrationCards
    const pension = { id: 'pension', quickLinkName: 'Pension Plans', description: 'For employers.' }
    const options = [option(life.quickLinkName, 'https://life.example.com'), option('Pension Plans', '/pension')]
    const tools = [pension, life, { id: 'travel', quickLinkName: 'Travel' }]
    expect(visibleIllustrationCards(options, () => true, tools)).toEqual([
      { ...pension, url: '/pension', isExternal: false },
      { ...life, url: 'https://life.example.com', isExternal: true },
    ])
  })

  test('the name must match exactly', () => {
    expect(visibleIllustrationCards([option('fixed annuities', 'https://quotes.example.com')], hasPage)).toEqual([])
  })

  test.each([
    ['no address', null],
    ['a script', 'javascript:alert(1)'],
    ['a page that the portal does not have', '/sales-support/quotes'],
  ])('a quick link with %s gives a card that leads nowhere', (_, url) => {
    expect(visibleIllustrationCards([option('Variable Annuities', url)], hasPage)).toMatchObject([
      { id: 'variable-annuities', url: null, isExternal: false },
    ])
  })

  test('an address that only starts like a path is another site', () => {
    const [card] = visibleIllustrationCards([option('Variable Annuities', 'HTTPS://quotes.example.com/va ')], hasPage)
    expect(card).toMatchObject({ id: 'variable-annuities', url: 'HTTPS://quotes.example.com/va', isExternal: true })
  })
})

test.each(['https://service.example.com', 'https://service.example.com/'])('secure messages of %s', (serviceUrl) => {
  expect(secureMessageLink(serviceUrl)).toBe(
    'https://service.example.com/SMS/SMSControllerServlet?action=NEW&ad=policy&template=policy',
  )
})
