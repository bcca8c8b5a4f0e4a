import { describe, expect, test } from 'vitest'
import { parseAccessUser } from '../access/index.ts'
import { homeOfficeNavigation, navigationTree, quickLinkOptions } from '../catalog/index.ts'
import type { NavigationItem, Page } from './index.ts'
import { canOpenLink, findPage, pages } from './index.ts'

const all: readonly Page[] = Object.values(pages)
const conditions = { flags: { leaderboard: true, oktaLogin: false, appian: true }, mode: 'prod' } as const
const user = (audience: string, access = '') => parseAccessUser({ userId: 'x', audience, access })
const manager = user('GAMgr', 'ManagerRole,FRS-All')
const getUrls = (items: readonly NavigationItem[]): readonly (string | null)[] =>
  items.flatMap(({ url, children }) => [url, ...getUrls(children)])

describe('the page table', () => {
  test('states every path once', () => {
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length)
  })

  test('finds every page by its path', () => {
    expect(
      all.filter((page) => findPage(page.path.replaceAll(/:\w+/g, 'edit-producers-managed')) === undefined),
    ).toEqual([])
  })

  test.each([
    ['/manage-access/AG1001/lin', pages.editAccess],
    ['/manage-access/AG1001/lin/agency-info', pages.editAccessTab],
    ['/manage-access/AG1001/lin/edit-producers-managed/NBC01', pages.editManagedAgents],
    ['/forgot-password-validate', pages.checkResetLink],
    ['/dashboard/', pages.dashboard],
    ['/Dashboard', pages.dashboard],
    ['/signinhelp/verifyaccount', pages.forgotUserId],
  ])('%s is a page', (path, page) => {
    expect(findPage(path)).toBe(page)
  })

  test.each(['/nothing', '/new-business/pending/1'])('%s is not a page', (path) => {
    expect(findPage(path)).toBeUndefined()
  })

  test('has a page for every redirect', () => {
    expect(all.filter(({ redirectTo }) => redirectTo !== undefined && !findPage(redirectTo))).toEqual([])
  })

  test('has a page for every item of the navigation and every quick link into the portal', () => {
    const paths = [
      ...getUrls([...navigationTree, ...homeOfficeNavigation]),
      ...quickLinkOptions.map(({ url }) => url),
    ].filter((url) => url?.startsWith('/'))
    expect(paths.filter((path) => findPage(path ?? '') === undefined)).toEqual([])
  })
})

/** Describes the users who may open a page, and when. */
function describePage(page: Page): string {
  const { path, guard = 'authenticated', access, flag, signInMethod, modes, requiredActions, redirectTo } = page
  const limits = { access: access?.name, flag, signInMethod, modes, requiredActions, redirectTo }
  const stated = Object.entries(limits).filter(([, value]) => value !== undefined)
  return [path, guard, ...stated.map(([key, value]) => `${key}=${String(value)}`), page.navigation?.iconName ?? '']
    .join(' ')
    .trim()
}

test('every page opens for those it is for: change it on purpose, with `npx vitest -u pages`', async () => {
  await expect(`${all.map(describePage).join('\n')}\n`).toMatchFileSnapshot('page-table.txt')
})

describe('a link', () => {
  test.each([
    ['/new-business/issued', true, true, false],
    ['/new-business?sort=age', true, true, false],
    ['/new-business/pending?page=2#row', true, true, false],
    ['/inforce-business/all', true, false, false],
    ['/manage-access/AG1001/lin', true, false, false],
    ['/statements', true, false, true],
    ['/profile', true, true, true],
    ['/unknown', true, true, true],
    ['https://forms.example.com/new-business/issued', true, true, true],
    [null, true, true, true],
  ])('%s is offered to a manager: %s, to office staff: %s, to home office: %s', (url, ...offered) => {
    const users = [manager, user('Staff', 'NBA'), user('HomeOffice')]
    expect(users.map((each) => canOpenLink(url, each, conditions))).toEqual(offered)
  })

  test.each([
    ['/leaderboard', 'leaderboard'],
    ['/dashboard/client_policy_lookup', 'appian'],
  ])('%s follows the flag %s', (url, flag) => {
    const without = { ...conditions, flags: { ...conditions.flags, [flag]: false } }
    expect([canOpenLink(url, manager, conditions), canOpenLink(url, manager, without)]).toEqual([true, false])
  })

  test.each([
    ['prod', false],
    ['test', true],
  ] as const)('in %s the page that crashes on purpose is offered: %s', (mode, expected) => {
    expect(canOpenLink('/testing', manager, { ...conditions, mode })).toBe(expected)
  })
})
