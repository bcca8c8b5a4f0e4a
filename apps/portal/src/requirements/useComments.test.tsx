import { requirementSchema } from '@producer-portal/domain/requirements'
import { act, renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { sendComment } from './send-answers.js'
import { useComments } from './useComments.js'

vi.mock('./send-answers.js', () => ({ sendComment: vi.fn() }))

const contract = { coCode: '01', coType: 'LIF', contractNo: '0100100102', inCss: null, productName: null }
const requirement = v.parse(requirementSchema, { id: 'r1', caseId: 'c1', status: 'Required' })
const problem = { message: 'The case is closed.' }

/** Sendings that end when the test says so. */
function hold() {
  const ends: ((sent: Awaited<ReturnType<typeof sendComment>>) => void)[] = []
  vi.mocked(sendComment).mockImplementation(() => new Promise((resolve) => void ends.push(resolve)))
  return ends
}

function openComments() {
  const news = { onSent: vi.fn(), onFailed: vi.fn() }
  const discardDraft = vi.fn()
  const opened: { readonly openId: string | null } = { openId: 'r1' }
  const view = renderHook(({ openId }) => useComments(openId, news), { initialProps: opened })
  const send = (text = 'On its way.') =>
    act(() => void view.result.current.send({ contract, requirement, text, discardDraft }))
  return { ...view, news, discardDraft, send }
}

test("a comment continues when its dialog closes, and can't be sent a second time meanwhile", async () => {
  const ends = hold()
  const { result, rerender, send, news, discardDraft } = openComments()
  send()
  rerender({ openId: null })
  rerender({ openId: 'r1' })
  expect(result.current.getProgress('r1').kind).toBe('sending')
  send()
  expect(ends).toHaveLength(1)
  await act(async () => ends[0]?.(null))
  expect(result.current.getProgress('r1').kind).toBe('sent')
  expect(discardDraft).toHaveBeenCalledOnce()
  expect(news.onSent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ requirementId: 'r1' }))

  rerender({ openId: null })
  rerender({ openId: 'r1' })
  expect(result.current.getProgress('r1').kind).toBe('typing')
})

test('a failed comment keeps its draft, is reported, and shows the reason when its dialog opens again', async () => {
  const ends = hold()
  const { result, rerender, send, news, discardDraft } = openComments()
  send()
  rerender({ openId: null })
  await act(async () => ends[0]?.(problem))
  expect(news.onFailed).toHaveBeenCalledExactlyOnceWith('r1')
  expect(discardDraft).not.toHaveBeenCalled()
  rerender({ openId: 'r1' })
  expect(result.current.getProgress('r1')).toEqual({ kind: 'failed', ...problem })
})

test('a failed comment goes out again under its key, and another text under one of its own', async () => {
  const ends = hold()
  const { send } = openComments()
  vi.mocked(sendComment).mockClear()
  for (const [place, text] of ['On its way.', 'On its way.', 'Sent on Friday.'].entries()) {
    send(text)
    await act(async () => ends[place]?.(problem))
  }
  const sent = vi.mocked(sendComment).mock.calls.map(([, , keyed]) => keyed)
  expect(sent.map(({ comment }) => comment)).toEqual(['On its way.', 'On its way.', 'Sent on Friday.'])
  expect(sent[1]?.requestKey).toBe(sent[0]?.requestKey)
  expect(sent[2]?.requestKey).not.toBe(sent[0]?.requestKey)
})

test('a comment that was sent is another one when it is sent again, with a key of its own', async () => {
  const ends = hold()
  const { send } = openComments()
  vi.mocked(sendComment).mockClear()
  for (const place of [0, 1]) {
    send()
    await act(async () => ends[place]?.(null))
  }
  const [first, second] = vi.mocked(sendComment).mock.calls.map(([, , keyed]) => keyed.requestKey)
  expect(second).not.toBe(first)
})

test.each([
  ['sent', null, 'onSent'],
  ['not sent', problem, 'onFailed'],
] as const)('that a comment was %s is told to the page as it is by then', async (_, answer, told) => {
  const ends = hold()
  const [before, now] = [1, 2].map(() => ({ onSent: vi.fn(), onFailed: vi.fn() }))
  const { result, rerender } = renderHook((news) => useComments('r1', news), { initialProps: before })
  act(() => void result.current.send({ contract, requirement, text: 'On its way.', discardDraft: vi.fn() }))
  rerender(now)
  await act(async () => ends[0]?.(answer))
  expect(now?.[told]).toHaveBeenCalledOnce()
  expect(before?.[told]).not.toHaveBeenCalled()
})
