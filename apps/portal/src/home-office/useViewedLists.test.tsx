import { getProfile } from '@producer-portal/domain/account'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useProfile } from '../auth/queries.js'
import { endSession, refreshSession } from '../auth/session.js'
import { answerCalls } from '../testing/answer-calls.js'
import { freshData } from '../testing/render-query.js'
import { sessionCookies, setCookies } from '../testing/sign-in-as.js'
import { TestRouter } from '../testing/TestRouter.js'
import { useViewedLists } from './useViewedLists.js'

afterEach(() => {
  cleanup()
  act(endSession)
})

function AtHome({ children }: { children: ReactNode }) {
  const [Data] = useState(freshData)
  return (
    <TestRouter initialEntries={['/dashboard']}>
      <Data>{children}</Data>
    </TestRouter>
  )
}

const useAll = () => ({ profile: useProfile().data, lists: useViewedLists(['NBC01', 'INF01']) })

test.each([
  ['nothing is shared', [], true],
  ['one of two applications is shared', ['INF01'], false],
  ['both applications are shared', ['NBC01', 'INF01'], false],
])('where %s, a page that shows both says why it shows less, or not', async (_, applications, isSaid) => {
  const delegatedAccess = { isSuspended: false, applications }
  answerCalls({ [getProfile.path]: { body: { userId: 'rivera', delegatedAccess } } })
  setCookies(sessionCookies())
  refreshSession()
  const { result } = renderHook(useAll, { wrapper: AtHome })
  await waitFor(() => expect(result.current.profile?.delegatedAccess).toMatchObject(delegatedAccess))
  expect(Boolean(result.current.lists.viewed.description)).toBe(isSaid)
})
