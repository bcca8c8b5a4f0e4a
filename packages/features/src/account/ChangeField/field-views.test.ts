import { parseAccessUser } from '@producer-portal/domain/access'
import { demoPerson } from '@producer-portal/domain/mocks'
import { expect, test } from 'vitest'
import { createTranslate } from '../../i18n/useMessages.js'
import { accountMessages } from '../messages.js'
import { fieldViews } from './field-views.js'
import { defaultMessagesContext } from '../../testing/default-messages.js'

const t = createTranslate(accountMessages, defaultMessagesContext)
const { profile } = demoPerson('rivera')
const user = (audience: string) => parseAccessUser({ userId: 'rivera', audience, access: '' })
const onFile = (id: keyof typeof fieldViews, facts: object, audience = 'Agent') =>
  fieldViews[id].getOnFile({ ...profile, ...facts }, user(audience), t)

test('browsers fill in what is asked for, and names have their length', () => {
  const asked = Object.values(fieldViews).flatMap(({ controls }) =>
    controls.map(({ name, autoComplete, maxLength, isNeeded = false }) => [name, autoComplete, maxLength, isNeeded]),
  )
  expect(asked).toEqual([
    ['firstName', 'given-name', 100, true],
    ['middleName', 'additional-name', 100, false],
    ['lastName', 'family-name', 100, true],
    ['suffixName', 'honorific-suffix', 20, false],
    ['email', 'email', undefined, true],
    ['emailVerified', 'email', undefined, true],
    ['phone', 'work tel', undefined, true],
    ['phoneExt', 'work tel-extension', undefined, false],
  ])
})

test('an extension keeps its first five digits', () => {
  const [, extension] = fieldViews.businessPhone.controls
  expect(extension?.clean?.('ext. 12-345678')).toBe('12345')
})

test.each([
  ['name', { fullName: ' Elena Rivera ' }, 'Agent', 'Elena Rivera'],
  [
    'name',
    { fullName: ' ', firstName: 'Ana', middleName: null, lastName: 'Ruiz', suffix: 'Jr.' },
    'Agent',
    'Ana Ruiz Jr.',
  ],
  ['name', { fullName: 'Elena Rivera' }, 'AgentGuest', 'Guest User'],
  ['email', { email: 'ana@example.com' }, 'Agent', 'ana@example.com'],
  ['email', { email: null }, 'Agent', null],
  ['businessPhone', { phone: '3125550101', phoneExt: null }, 'Agent', '(312) 555-0101'],
] as const)('the %s on file, with %j, reads %s %s', (id, facts, audience, text) => {
  expect(onFile(id, facts, audience)).toBe(text)
})

test('a business phone has its extension', () => {
  expect(onFile('businessPhone', { phone: '3125550101', phoneExt: '204' })).toBe(
    t('phoneWithExtension', { number: '(312) 555-0101', extension: '204' }),
  )
})
