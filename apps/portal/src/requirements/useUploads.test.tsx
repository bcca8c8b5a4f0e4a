import { requirementSchema } from '@producer-portal/domain/requirements'
import type { ChosenFile } from '@producer-portal/features/requirements'
import { act, renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { shareActivity } from '../auth/activity.js'
import { refreshSession } from '../auth/session.js'
import { sessionCookies, setCookies } from '../testing/sign-in-as.js'
import { keepChosenDocuments } from './useUploads.js'
import { sendDocuments } from './send-answers.js'
import type { Documents } from './send-answers.js'
import { useUploads } from './useUploads.js'

vi.mock('./send-answers.js', () => ({ sendDocuments: vi.fn() }))
vi.mock(import('../auth/activity.js'), async (importOriginal) => ({
  ...(await importOriginal()),
  shareActivity: vi.fn(),
}))

const file = (name: string) => new File([`%PDF-1.7 ${name}`], name, { type: 'application/pdf' })
const chosen = (each: File): ChosenFile => ({ id: each.name, file: each, inspection: undefined })
const [exam, scan] = [file('exam.pdf'), file('scan.pdf')]
const contract = { coCode: '01', coType: 'LIF', contractNo: '0100100102', inCss: null, productName: null }
const requirement = v.parse(requirementSchema, { id: 'r1', caseId: 'c1', status: 'Required' })

/** Sendings that end when the test says so. */
function hold() {
  const calls: {
    readonly asked: Documents
    readonly end: (sent: Awaited<ReturnType<typeof sendDocuments>>) => void
  }[] = []
  vi.mocked(sendDocuments).mockImplementation(
    (asked) => new Promise((resolve) => void calls.push({ asked, end: resolve })),
  )
  return calls
}

function openUploads() {
  const news = { onSent: vi.fn(), onFailed: vi.fn() }
  const opened: { readonly openId: string | null } = { openId: 'r1' }
  const view = renderHook(({ openId }) => useUploads(openId, news), { initialProps: opened })
  const choose = (...files: readonly File[]) =>
    act(() => view.result.current.changeFiles('r1', () => files.map(chosen)))
  const send = () => act(() => void view.result.current.send(contract, requirement, [exam, scan]))
  return { ...view, news, choose, send }
}

beforeEach(() => {
  setCookies({ ...sessionCookies(), userId: 'rivera' })
  act(refreshSession)
})

test('the progress of an upload is reported, and the receipt replaces the files', async () => {
  const calls = hold()
  const { result, rerender, news, choose, send } = openUploads()
  choose(exam, scan)
  send()
  act(() => calls[0]?.asked.onProgress(42))
  expect(result.current.getUpload('r1').state).toEqual({ kind: 'uploading', percent: 42 })
  await act(async () => calls[0]?.end(null))
  expect(result.current.getUpload('r1')).toMatchObject({
    files: [],
    state: { kind: 'sent', files: [{ name: 'exam.pdf' }, { name: 'scan.pdf' }] },
  })
  expect(news.onSent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ requirementId: 'r1', status: 'Required' }),
  )
  expect(result.current.isUnsent).toBe(false)

  rerender({ openId: null })
  rerender({ openId: 'r1' })
  expect(result.current.getUpload('r1').state).toEqual({ kind: 'choosing' })
})

test.each([
  ['cancelled', { kind: 'cancelled' }],
  ['connection', { kind: 'failed', errors: 'connection' }],
  [['Torn.'], { kind: 'failed', errors: ['Torn.'] }],
] as const)('after an upload that ended as %o the files are still there, in their order', async (problem, state) => {
  const calls = hold()
  const { result, news, choose, send } = openUploads()
  choose(exam, scan)
  send()
  await act(async () => calls[0]?.end(problem))
  expect(result.current.getUpload('r1').state).toMatchObject(state)
  expect(result.current.getUpload('r1').files.map((each) => each.file)).toEqual([exam, scan])
  expect(result.current.isUnsent).toBe(true)
  // Users who cancel know what became of it
  expect(news.onFailed.mock.calls).toEqual(problem === 'cancelled' ? [] : [['r1']])
})

test.each([
  ['sent', null, 'onSent'],
  ['not sent', 'connection', 'onFailed'],
] as const)('that documents were %s is told to the page as it is by then', async (_, answer, told) => {
  const calls = hold()
  const [before, now] = [1, 2].map(() => ({ onSent: vi.fn(), onFailed: vi.fn() }))
  const { result, rerender } = renderHook((news) => useUploads('r1', news), { initialProps: before })
  act(() => void result.current.send(contract, requirement, [exam]))
  rerender(now)
  await act(async () => calls[0]?.end(answer))
  expect(now?.[told]).toHaveBeenCalledOnce()
  expect(before?.[told]).not.toHaveBeenCalled()
})

test('a file that the service rejects is marked until it is removed', async () => {
  const calls = hold()
  const { result, choose, send } = openUploads()
  choose(exam, scan)
  send()
  const errors = ['scan.pdf: Damaged.']
  await act(async () => calls[0]?.end(errors))
  const { files } = result.current.getUpload('r1')
  const rejected = { [files[1]?.id ?? '']: errors[0] }
  expect(result.current.getUpload('r1').state).toEqual({ kind: 'failed', errors, rejected })
  act(() => result.current.changeFiles('r1', (all) => all.toReversed()))
  expect(result.current.getUpload('r1').state).toEqual({ kind: 'failed', errors, rejected })
  act(() => result.current.changeFiles('r1', (all) => all.slice(1)))
  expect(result.current.getUpload('r1').state).toEqual({ kind: 'choosing' })
})

test('documents are not sent twice at a time', () => {
  const calls = hold()
  const { choose, send } = openUploads()
  choose(exam)
  send()
  send()
  expect(calls).toHaveLength(1)
})

test('a file that was still being looked into does not stop the upload', () => {
  hold()
  const { result, choose, send } = openUploads()
  choose(exam)
  send()
  choose(exam, scan)
  expect(result.current.getUpload('r1').state.kind).toBe('uploading')
})

test('a long upload counts as activity, at most every ten seconds', () => {
  vi.useFakeTimers()
  const calls = hold()
  const { send } = openUploads()
  vi.mocked(shareActivity).mockClear()
  send()
  for (let seconds = 0; seconds < 25; seconds += 1) {
    vi.advanceTimersByTime(1_000)
    act(() => calls[0]?.asked.onProgress(seconds))
  }
  expect(shareActivity).toHaveBeenCalledTimes(3)
})

test('an upload ends when it is canceled', () => {
  const calls = hold()
  const { result, choose, send } = openUploads()
  choose(exam)
  send()
  result.current.cancel('r2')
  expect(calls[0]?.asked.signal.aborted).toBe(false)
  result.current.cancel('r1')
  expect(calls[0]?.asked.signal.aborted).toBe(true)
})

test('an upload ends with its page', () => {
  const calls = hold()
  const { unmount, choose, send } = openUploads()
  choose(exam)
  send()
  unmount()
  expect(calls[0]?.asked.signal.aborted).toBe(true)
})

test('files that were chosen before a reload are listed until they are chosen again or dismissed', () => {
  const first = openUploads()
  first.choose(exam, scan)
  first.unmount()

  const { result, choose } = openUploads()
  const lost = () => result.current.getLost('r1').map(({ name }) => name)
  expect(lost()).toEqual(['exam.pdf', 'scan.pdf'])
  choose(scan)
  expect(lost()).toEqual(['exam.pdf'])
  act(() => result.current.forgetLost('r1'))
  expect(lost()).toEqual([])
})

test('files from before a reload are no longer listed once documents were sent', async () => {
  const first = openUploads()
  first.choose(exam, scan)
  first.unmount()
  const calls = hold()
  const { result, choose, send } = openUploads()
  choose(scan)
  send()
  await act(async () => calls[0]?.end(null))
  expect(result.current.getLost('r1')).toEqual([])
})

test('the documents of another user are not listed', () => {
  keepChosenDocuments('okafor', { r1: [{ name: 'exam.pdf', size: 10 }] })
  expect(openUploads().result.current.getLost('r1')).toEqual([])
})
