import { act, cleanup, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, refreshSession } from '../auth/session.js'
import { changeSession } from '../auth/state.js'
import { TestRouter } from '../testing/TestRouter.js'
import { sessionCookies, setCookies } from '../testing/sign-in-as.js'
import { UnsavedGuard } from './UnsavedGuard.js'

beforeEach(() => {
  setCookies(sessionCookies())
  act(refreshSession)
})
afterEach(() => {
  cleanup()
  endSession()
})

/** Tries to close the tab. */
function closeTab(): 'asked' | 'closed' {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented ? 'asked' : 'closed'
}

interface FormProps {
  isUnsaved: boolean
  /** Called in the moment in which the page has changed. */
  onShown?: () => void
  onLeave?: () => void
}

function Form({ isUnsaved, onShown, onLeave }: FormProps) {
  useLayoutEffect(() => {
    onShown?.()
  })
  return (
    <>
      <Link to="/dashboard">Dashboard</Link>
      <Link to="/logout">Sign out</Link>
      <Link to="/dashboard" replace>
        Redirect
      </Link>
      <Link to="?step=2">Next step</Link>
      <UnsavedGuard isUnsaved={isUnsaved} onLeave={onLeave}>
        {(question) =>
          question.isOpen && (
            <>
              <button onClick={question.onStay}>Stay</button>
              <button onClick={question.onLeave}>Leave</button>
            </>
          )
        }
      </UnsavedGuard>
    </>
  )
}

const open = (props: FormProps) =>
  render(
    <TestRouter initialEntries={['/change-name']}>
      <Form {...props} />
    </TestRouter>,
  )
const press = (name: string) => act(() => screen.getByText(name).click())

test('from the moment in which something unsaved is seen, closing the tab asks first', () => {
  const found: string[] = []
  open({ isUnsaved: true, onShown: () => found.push(closeTab()) })
  expect(found).toEqual(['asked'])
})

test('nothing unsaved, signed out, or on the way there: the tab just closes', () => {
  const { unmount } = open({ isUnsaved: false })
  expect(closeTab()).toBe('closed')
  unmount()
  open({ isUnsaved: true })
  act(() => changeSession({ status: 'unknown' }))
  expect(closeTab()).toBe('closed')
  act(endSession)
  expect(closeTab()).toBe('closed')
})

test.each(['Dashboard', 'Sign out'])('%s waits for the answer, and only who leaves loses what was typed', (name) => {
  const onLeave = vi.fn<() => void>()
  open({ isUnsaved: true, onLeave })
  press(name)
  press('Stay')
  expect(screen.queryByText('Leave')).toBeNull()
  expect(onLeave).not.toHaveBeenCalled()
  press(name)
  press('Leave')
  expect(onLeave).toHaveBeenCalledOnce()
  expect(screen.queryByText('Leave')).toBeNull()
})

test.each(['Redirect', 'Next step'])('%s asks nothing', (name) => {
  open({ isUnsaved: true })
  press(name)
  expect(screen.queryByText('Leave')).toBeNull()
})

test('two guards on one page both ask, and nothing is discarded until both agree', () => {
  const onLeave = vi.fn<(name: string) => void>()
  const prompt = (name: string) => (
    <UnsavedGuard isUnsaved onLeave={() => onLeave(name)}>
      {({ isOpen, onStay, onLeave: leave }) =>
        isOpen && (
          <>
            <button onClick={onStay}>Keep {name}</button>
            <button onClick={leave}>Drop {name}</button>
          </>
        )
      }
    </UnsavedGuard>
  )
  render(
    <TestRouter initialEntries={['/new-business/pending']}>
      <Link to="/dashboard">Dashboard</Link>
      <Path />
      {prompt('columns')}
      {prompt('documents')}
    </TestRouter>,
  )
  press('Dashboard')
  press('Drop columns')
  press('Keep documents')
  expect(onLeave).not.toHaveBeenCalled()
  expect(screen.queryByText(/^(Keep|Drop)/)).toBeNull()
  expect(screen.getByText('/new-business/pending')).toBeDefined()

  press('Dashboard')
  press('Drop columns')
  press('Drop documents')
  expect(onLeave.mock.calls).toEqual([['columns'], ['documents']])
  expect(screen.getByText('/dashboard')).toBeDefined()
})

test('a guard that leaves the page leaves the other one in place', () => {
  const { rerender } = render(<PageWithGuards hasSecond />)
  rerender(<PageWithGuards hasSecond={false} />)
  press('Dashboard')
  expect(screen.getByText('Leave')).toBeDefined()
})

test('a guard that has left the page asks no longer', () => {
  const { rerender } = render(<PageWithGuard hasGuard />)
  rerender(<PageWithGuard hasGuard={false} />)
  press('Dashboard')
  expect(screen.getByText('/dashboard')).toBeDefined()
})

function PageWithGuard({ hasGuard }: { hasGuard: boolean }) {
  return (
    <TestRouter initialEntries={['/change-name']}>
      <Link to="/dashboard">Dashboard</Link>
      <Path />
      {hasGuard && <UnsavedGuard isUnsaved />}
    </TestRouter>
  )
}

function PageWithGuards({ hasSecond }: { hasSecond: boolean }) {
  return (
    <TestRouter initialEntries={['/new-business/pending']}>
      <Form isUnsaved />
      {hasSecond && <UnsavedGuard isUnsaved={false} />}
    </TestRouter>
  )
}

function Path() {
  return <p>{useLocation().pathname}</p>
}
