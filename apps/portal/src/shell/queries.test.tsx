import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../testing/answer-calls.js'
import { renderQuery } from '../testing/render-query.js'
import { useNavigation, useSiteNotification, useUnreadCount } from './queries.js'

const item = (name: string, url: string | null, children: object[] = []) => ({ name, url, children, type: 'Link' })

test('the navigation is loading, then there without links to pages that there are not', async () => {
  answerCalls({
    '/navigation-tree': {
      body: [
        item('Dashboard', '/dashboard'),
        item('Not built', '/not-built'),
        item('Menu', null, [item('Not built', '/not-built')]),
        item('Elsewhere', 'https://apps.example.com/x'),
      ],
    },
  })
  const shown = renderQuery(useNavigation)
  expect(shown.current).toBe('loading')
  await waitFor(() => expect(shown.current).toHaveLength(2))
  expect(shown.current).toMatchObject([{ name: 'Dashboard' }, { name: 'Elsewhere' }])
})

test.each([
  ['failed', { status: 404 }],
  ['unreachable', { isLost: true }],
])('a navigation that does not load is %s', async (state, answer) => {
  answerCalls({ '/navigation-tree': answer })
  const shown = renderQuery(useNavigation)
  await waitFor(() => expect(shown.current).toBe(state))
})

test('unread messages are none until their number is known', async () => {
  answerCalls({ '/messages/count': { body: { unreadSms: 7 } } })
  const shown = renderQuery(useUnreadCount)
  expect(shown.current).toBe(0)
  await waitFor(() => expect(shown.current).toBe(7))
})

test('a notification that is dismissed is gone at once, and the service is told of its type', async () => {
  const notification = { type: 'outage', title: 'Outage', message: 'Tonight', link: null }
  const sent = answerCalls({
    '/notification/current': { body: notification },
    '/notification/dismiss?type=outage': { isSilent: true },
  })
  const shown = renderQuery(useSiteNotification)
  expect(shown.current.notification).toBeNull()
  act(() => shown.current.dismiss())
  await waitFor(() => expect(shown.current.notification).toMatchObject(notification))
  act(() => shown.current.dismiss())
  await waitFor(() => expect(shown.current.notification).toBeNull())
  expect(sent.map(({ path }) => path)).toEqual(['/notification/current', '/notification/dismiss?type=outage'])
})
