import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeSession } from '../auth/state.js'
import { freshData } from '../testing/render-query.js'
import { answerCalls } from '../testing/answer-calls.js'
import { announceSessionEnd } from '../auth/session-end.js'
import { useViewedAgent } from './queries.js'
import { useViewedChoice } from './state.js'
import type { ViewedChoice } from './state.js'
import { useFocusAfterSearch } from './useFocusAfterSearch.js'

beforeEach(() => {
  announceSessionEnd('logout')
  changeSession({ status: 'authenticated', user: { userId: 'hale', audiences: ['HomeOffice'], access: ['FRS-All'] } })
})
afterEach(() => {
  cleanup()
  window.localStorage.clear()
  changeSession({ status: 'unknown' })
})

const unnamed = { number: '100101', name: '100101', agencyNo: null, agencyName: null }

/** The choice as it stands, after what is chosen was looked up. */
function open(chosen: NonNullable<ViewedChoice>) {
  const seen: { choice: ViewedChoice; choose?: (choice: ViewedChoice) => void } = { choice: null }
  function Page() {
    const [choice, choose] = useViewedChoice()
    Object.assign(seen, { choice, choose })
    useViewedAgent(choice ?? chosen)
    return null
  }
  const Data = freshData()
  const view = render(
    <Data>
      <Page />
    </Data>,
  )
  act(() => seen.choose?.(chosen))
  return { seen, view }
}

test('one who is not found has no agency, and their own number asks for their lists', async () => {
  const sent = answerCalls({ '/search/100101': { status: 404 } })
  const { seen } = open(unnamed)
  await waitFor(() => expect(seen.choice?.agencyNo).toBe('100101'))
  expect(seen.choice).toEqual({ number: '100101', name: '100101', agencyNo: '100101', agencyName: null })
  expect(sent).toHaveLength(1)
})

test('one whose name is known is not looked up', () => {
  const sent = answerCalls({})
  open({ ...unnamed, name: 'Elena Rivera', agencyNo: 'AG1001' })
  const asked = sent.filter(({ path }) => path.includes('Elena'))
  expect(asked).toEqual([])
})

function SearchingPage({ mustSearch }: { mustSearch: boolean }) {
  useFocusAfterSearch(mustSearch)
  return <h1>Dashboard</h1>
}
function hasFocus() {
  vi.runAllTimers()
  return document.activeElement?.tagName === 'H1'
}

test('the focus goes to the heading once something was chosen, and at no other time', () => {
  vi.useFakeTimers()
  const view = render(<SearchingPage mustSearch={false} />)
  expect(hasFocus()).toBe(false)
  view.rerender(<SearchingPage mustSearch />)
  expect(hasFocus()).toBe(false)
  view.rerender(<SearchingPage mustSearch={false} />)
  expect(hasFocus()).toBe(true)
})
