import { parseAccessUser } from '@producer-portal/domain/access'
import { expect, test } from 'vitest'
import { pathViewing, viewedNumber } from './viewed-number.js'

const toUser = (audience: string) => parseAccessUser({ userId: 'someone', audience, access: 'FRS-All' })

test.each([
  ['HomeOffice', '?number=AG1001', 'AG1001'],
  ['HomeOfficeAIC', '?number=100101', '100101'],
  ['HomeOffice', '', null],
  ['HomeOffice', '?number=%20', null],
  ['HomeOffice', '?number=%20AG1001+', 'AG1001'],
  ['HomeOffice', `?number=${'1'.repeat(41)}`, '1'.repeat(40)],
  ['Agent', '?number=AG1001', null],
])('%s at "%s" looks at the lists of %s', (audience, query, expected) => {
  expect(viewedNumber(new URLSearchParams(query), toUser(audience))).toBe(expected)
})

test.each([
  ['AG1001', '/dashboard?number=AG1001'],
  ['A&B', '/dashboard?number=A%26B'],
  [null, '/dashboard'],
])('the dashboard of %s is at %s', (number, expected) => {
  expect(pathViewing('/dashboard', number)).toBe(expected)
})
