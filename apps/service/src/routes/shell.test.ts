import { siteNotification } from '@producer-portal/domain/mocks'
import type { NavigationItem } from '@producer-portal/domain/shell'
import { describe, expect, test } from 'vitest'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService({
  settings: {
    PORTAL_MODE: 'model',
    FEATURE_LEADERBOARD: 'off',
    FEATURE_APPIAN: 'on',
    FEATURE_OKTA_LOGIN: 'on',
    OIDC_ISSUER: 'https://id.example',
  },
})

const answerFor = async (userId: string, path: string) => (await service.call(`/api${path}`, { as: userId })).body

describe('what the frame of the portal asks for', () => {
  test('the flags, before anybody has signed in', async () => {
    expect((await service.call('/api/feature/all')).body).toEqual({
      leaderboard: false,
      oktaLogin: true,
      appian: true,
    })
  })

  test('the mode, as text', async () => {
    const { headers, text } = await service.call('/api/environment/current')
    expect(text).toBe('model')
    expect(headers.get('content-type')).toContain('text/plain')
  })

  test('the navigation: items with every field, and children that name their parent', async () => {
    const tree = (await answerFor('okafor', '/navigation-tree')) as readonly NavigationItem[]
    const fields = ['children', 'iconName', 'level', 'name', 'parentName', 'type', 'url']
    expect(tree.map((item) => Object.keys(item).toSorted())).toEqual(tree.map(() => fields))
    const menu = tree.find(({ name }) => name === 'New Business')
    expect(menu).toMatchObject({ type: 'Menu', level: 1, url: null, iconName: 'new-business', parentName: null })
    expect(menu?.children[0]).toMatchObject({
      name: 'Pending',
      type: 'Link',
      level: 2,
      url: '/new-business/pending',
      parentName: 'New Business',
    })
  })

  test('a flag that is off takes its page out of the navigation', async () => {
    const tree = (await answerFor('okafor', '/navigation-tree')) as readonly NavigationItem[]
    expect(tree.map(({ name }) => name)).not.toContain('Leaderboard')
  })

  test('the number of unread messages', async () => {
    const { db } = service.services
    for (const unread_messages of [0, 7]) {
      await db.updateTable('account').set({ unread_messages }).where('user_id', '=', 'rivera').execute()
      expect(await answerFor('rivera', '/messages/count')).toEqual({ unreadSms: unread_messages })
    }
  })

  test('the notification with every field', async () => {
    expect(await answerFor('rivera', '/notification/current')).toEqual(siteNotification)
  })
})
