import { navigationTree } from '@producer-portal/domain/catalog'
import { describe, expect, test } from 'vitest'
import { getStoryUser } from '../../testing/story-user.js'
import { overrideMessages } from '@producer-portal/ui'
import { termMessages } from '../../i18n/term-messages.js'
import { createTerms } from '../../i18n/useTerms.js'
import { getMainItems, portalHrefs, getSettingsItems } from './navigation-view.js'

const settingFor = (userId: string) => ({
  navigation: navigationTree,
  user: getStoryUser(userId),
  currentPath: '/dashboard',
  hrefs: portalHrefs,
})
const t = (key: string) => key
const asItIs = (word: string) => word

describe('under Profile & Settings', () => {
  test.each([
    ['rivera', ['fullProfile', 'preferences']],
    ['ito', ['fullProfile', 'preferences']],
    ['lin', ['preferences']],
    ['hale', ['preferences']],
    ['moreau', ['preferences']],
    ['gone', ['fullProfile', 'preferences']],
  ])('%s finds %j', (userId, expected) => {
    const [settings] = getSettingsItems(settingFor(userId), t)
    expect(settings?.items?.map(({ id }) => id)).toEqual(expected)
  })

  test.each(['/change-name', '/business-phone', '/security-question', '/notifications', '/quick-links'])(
    'is %s, below one of its pages',
    (currentPath) => {
      const [settings] = getSettingsItems({ ...settingFor('rivera'), currentPath }, t)
      expect(settings?.isCurrent).toBe(true)
    },
  )

  test('an agent guest has neither page, and no such place', () => {
    expect(getSettingsItems(settingFor('guest'), t)).toEqual([])
  })
})

describe('the main places', () => {
  test.each([
    ['okafor', true],
    ['rivera', true],
    ['hale', false],
    ['moreau', false],
    ['lin', false],
    ['gone', false],
  ])('%s has Manage My Agency: %s', (userId, expected) => {
    const labels = getMainItems(settingFor(userId), t, asItIs).map(({ label }) => label)
    expect(labels.includes('Manage My Agency')).toBe(expected)
  })

  test.each(['loading', 'failed', 'unreachable'] as const)('are Dashboard alone while the tree is %s', (navigation) => {
    expect(getMainItems({ ...settingFor('rivera'), navigation }, t, asItIs)).toMatchObject([{ href: '/dashboard' }])
  })
})

test('the places and their pages are named in the language, and one that it has no word for as the server named it', () => {
  const french = createTerms([
    overrideMessages(termMessages, {
      'New Business': 'Nouvelles affaires',
      'Not Placed': 'Non placés',
      '{count} ready': { one: '{count} prête', other: '{count} prêtes' },
    }),
  ])
  const page = {
    name: 'Our Shop',
    url: '/shop',
    type: 'Link',
    level: 1,
    iconName: null,
    children: [],
    parentName: null,
  }
  const menu = { ...page, name: 'Our Menu', type: 'Menu', children: [{ ...page, note: '2 ready' }] }
  const setting = { ...settingFor('rivera'), navigation: [...navigationTree, page, menu] }
  const items = getMainItems(setting, t, french.toTerm)
  expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(['Nouvelles affaires', 'Our Shop']))
  expect(items.at(-1)?.items).toMatchObject([{ label: 'Our Shop', note: '2 prêtes' }])
  expect(items.flatMap((item) => item.items?.map(({ label }) => label) ?? [])).toContain('Non placés')
})
