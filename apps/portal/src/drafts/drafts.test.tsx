import { act, cleanup, renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endSession, handleSessionLoss, refreshSession } from '../auth/session.js'
import { changeSession } from '../auth/state.js'
import { sessionCookies, setCookies } from '../testing/sign-in-as.js'
import { useStoredDraft } from './drafts.js'

const schema = v.object({ comment: v.string() })
const typed = { comment: 'The client sends the form on Friday.' }

/** On a page loaded anew: the one before is on its way out once its session has ended. */
function signInAs(userId: string) {
  changeSession({ status: 'unknown' })
  setCookies({ ...sessionCookies(), userId })
  act(refreshSession)
}
const openForm = (name = 'case-comment/4711') =>
  renderHook((given: string) => useStoredDraft(given, schema), { initialProps: name })
const openedDraft = (name?: string) => {
  const form = openForm(name)
  const { draft } = form.result.current
  form.unmount()
  return draft
}
/** Types into the form and leaves it open no longer: a page is gone before its session is. */
function type() {
  const form = openForm()
  act(() => form.result.current.setDraft(typed))
  form.unmount()
}

beforeEach(() => {
  vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  signInAs('rivera')
})
afterEach(() => {
  cleanup()
  endSession()
})

describe('what a producer has typed', () => {
  test('is restored when the form opens again, and only in that form', () => {
    const form = openForm()
    expect(form.result.current.draft).toBeUndefined()
    act(() => form.result.current.setDraft(typed))
    expect(form.result.current.draft).toEqual(typed)
    form.unmount()
    expect(openedDraft()).toEqual(typed)
    expect(openedDraft('case-comment/4712')).toBeUndefined()
  })

  test('survives a session that ran out', () => {
    type()
    act(() => handleSessionLoss('expired'))
    expect(window.sessionStorage.getItem('authpw_jwt')).toBeNull()
    signInAs('rivera')
    expect(openedDraft()).toEqual(typed)
  })

  test('is deleted at sign-out', () => {
    type()
    act(endSession)
    expect(window.sessionStorage).toHaveLength(0)
  })

  test('is neither shown nor kept when another user signs in', () => {
    type()
    act(() => handleSessionLoss('expired'))
    signInAs('riv')
    expect(openedDraft()).toBeUndefined()
    act(() => handleSessionLoss('expired'))
    signInAs('rivera')
    expect(openedDraft()).toBeUndefined()
  })

  test('is deleted once it is saved or canceled', () => {
    const form = openForm()
    act(() => form.result.current.setDraft(typed))
    act(() => form.result.current.discardDraft())
    expect(form.result.current.draft).toBeUndefined()
    expect(openedDraft()).toBeUndefined()
  })

  test('follows the form to another case', () => {
    const form = openForm('case-comment/1')
    act(() => form.result.current.setDraft(typed))
    form.rerender('case-comment/2')
    expect(form.result.current.draft).toBeUndefined()
    form.rerender('case-comment/1')
    expect(form.result.current.draft).toEqual(typed)
  })
})

test.each([
  ['text that is no JSON', '{'],
  ['the draft of an older form', '{"text":"x"}'],
])('%s is no draft', (_, stored) => {
  window.sessionStorage.setItem('draft:rivera:case-comment/4711', stored)
  expect(openedDraft()).toBeUndefined()
})

test('blocked storage: what is sent is forgotten all the same', () => {
  const form = openForm()
  act(() => form.result.current.setDraft(typed))
  const blocked = vi.spyOn(window.sessionStorage, 'removeItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  act(() => form.result.current.discardDraft())
  expect(form.result.current.draft).toBeUndefined()
  blocked.mockRestore()
})

test('full storage: the draft lasts as long as the page', () => {
  vi.spyOn(window.sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const form = openForm()
  act(() => form.result.current.setDraft(typed))
  expect(form.result.current.draft).toEqual(typed)
})
