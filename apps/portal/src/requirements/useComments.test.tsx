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
  const send = () =>
    act(() => void view.result.current.send({ contract, requirement, text: 'On its way.', discardDraft }))
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
