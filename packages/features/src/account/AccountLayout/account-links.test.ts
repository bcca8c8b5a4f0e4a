import { parseAccessUser, profileCapableAudiences } from '@producer-portal/domain/access'
import { describe, expect, test } from 'vitest'
import { getAccountLinks, portalAccountHrefs } from './account-links.js'

const getLinks = (audience: string, access = '', path = '/verify-contact') =>
  getAccountLinks(parseAccessUser({ userId: 'rivera', audience, access }), path, portalAccountHrefs)
const getPages = (audience: string, access?: string) => getLinks(audience, access).map(({ page }) => page)
const currentOn = (path: string) =>
  getLinks('Agent', '', path).flatMap(({ page, current }) => (current ? [[page, current]] : []))

describe('the account buttons', () => {
  test.each(profileCapableAudiences.map((audience) => [audience]))('%s sees Profile', (audience) => {
    expect(getPages(audience)).toContain('profile')
  })

  test.each(['HomeOffice', 'HomeOfficeAIC', 'AgentGuest', 'AICGuest'])('%s does not see Profile', (audience) => {
    expect(getPages(audience)).not.toContain('profile')
  })

  test.each([
    ['Agent', '', ['profile', 'preferences', 'manageAccess']],
    ['GAMgr', '', ['profile', 'preferences']],
    ['GAMgr', 'ManagerRole', ['profile', 'preferences', 'manageAccess']],
    ['HomeOffice', 'ManagerRole', ['preferences']],
    ['AgentGuest', '', []],
    ['Terminated', 'ManagerRole', ['profile', 'preferences']],
  ])('%s with access "%s" sees %j', (audience, access, expected) => {
    expect(getPages(audience, access)).toEqual(expected)
  })

  test.each([
    ['/profile', [['profile', 'page']]],
    ['/change-password', [['profile', 'true']]],
    ['/preferences', [['preferences', 'page']]],
    ['/quick-links', [['preferences', 'true']]],
    ['/notifications', [['preferences', 'true']]],
    ['/manage-access/edit', [['manageAccess', 'true']]],
    ['/profiles', []],
    ['/verify-contact', []],
  ])('on %s, %j is marked', (path, expected) => {
    expect(currentOn(path)).toEqual(expected)
  })
})

test.each([
  '/change-name',
  '/change-email',
  '/business-phone',
  '/security-question',
  '/change-mfa-phone',
  '/change-mfa-phone-verify',
])('%s belongs to the profile', (path) => {
  expect(currentOn(path)).toEqual([['profile', 'true']])
})

test('each button leads to its page', () => {
  expect(getLinks('Agent').map(({ page, href }) => [page, href])).toEqual([
    ['profile', '/profile'],
    ['preferences', '/preferences'],
    ['manageAccess', '/manage-access'],
  ])
})
