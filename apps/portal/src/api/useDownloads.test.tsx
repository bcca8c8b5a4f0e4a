import type { Result } from '@producer-portal/domain/endpoint'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CallOptions } from './client.js'
import { useDownloads } from './useDownloads.js'

type Answer = Result<Blob>
const file: Answer = { ok: true, data: new Blob(['%PDF']) }
const lost: Answer = { ok: false, failure: { kind: 'unreachable' } }

/** The hook, the calls that it has made, and the names under which files were saved. */
function open() {
  const calls: { id: string; options: CallOptions; settle: (answer: Answer) => void; fail: (reason: Error) => void }[] =
    []
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const fetchFile = (id: string, options: CallOptions) =>
    new Promise<Answer>((settle, fail) => void calls.push({ id, options, settle, fail }))
  const { result, unmount } = renderHook(() => useDownloads(fetchFile))
  return { calls, saved, result, unmount, start: (id: string) => act(() => result.current.download(id, `${id}.pdf`)) }
}

test('a file is saved under its name, and busy until then', async () => {
  const { calls, saved, result, start } = open()
  start('a')
  start('b')
  expect(result.current.downloads).toEqual({ a: 'busy', b: 'busy' })
  expect(calls.map(({ id }) => id)).toEqual(['a', 'b'])
  await act(async () => calls[0]?.settle(file))
  expect(saved).toEqual(['a.pdf'])
  expect(result.current.downloads).toEqual({ b: 'busy' })
})

test('one that fails says so until it is tried again, and nothing is saved', async () => {
  const { calls, saved, result, start } = open()
  start('a')
  await act(async () => calls[0]?.settle(lost))
  expect(result.current.downloads).toEqual({ a: 'failed' })
  expect(saved).toEqual([])
  start('a')
  expect(result.current.downloads).toEqual({ a: 'busy' })
})

test('leaving the page ends what is under way; a slow line has two minutes', async () => {
  const { calls, saved, start, unmount } = open()
  start('a')
  const { signal, timeout } = calls[0]?.options ?? {}
  expect([signal?.aborted, timeout]).toEqual([false, 120_000])
  unmount()
  expect(signal?.aborted).toBe(true)
  calls[0]?.fail(new Error('aborted'))
  await waitFor(() => expect(saved).toEqual([]))
})
