import { beforeEach, expect, test, vi } from 'vitest'
import { fetchWithProgress } from './fetch-with-progress.js'

/** A request whose outcome the test decides. */
class HeldRequest extends EventTarget {
  static last: HeldRequest | undefined
  readonly upload = new EventTarget()
  readonly sentHeaders = new Headers()
  opened: readonly unknown[] = []
  body: unknown = null
  withCredentials = false
  status = 0
  responseText = ''
  constructor() {
    super()
    HeldRequest.last = this
  }
  open(...opened: readonly unknown[]) {
    this.opened = opened
  }
  setRequestHeader(name: string, value: string) {
    this.sentHeaders.set(name, value)
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\ndate: Thu, 05 Mar 2026 15:00:00 GMT\r\n'
  }
  send(body: unknown) {
    this.body = body
  }
  abort() {
    this.end('abort')
  }
  end(kind: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(kind))
    this.dispatchEvent(new Event('loadend'))
  }
}

function held(): HeldRequest {
  if (!HeldRequest.last) throw new Error('Nothing was sent')
  return HeldRequest.last
}

const body = new FormData()
const send = (onProgress: (percent: number) => void, signal?: AbortSignal) =>
  fetchWithProgress(onProgress)('/api/upload', {
    method: 'POST',
    headers: { authorization: 'Bearer t' },
    body,
    credentials: 'include',
    ...(signal && { signal }),
  })

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', HeldRequest))

test('what is sent is what fetch would send', async () => {
  const answer = send(() => undefined)
  expect(held()).toMatchObject({ opened: ['POST', '/api/upload'], body, withCredentials: true })
  expect(held().sentHeaders.get('authorization')).toBe('Bearer t')
  Object.assign(held(), { status: 422, responseText: '{"success":false}' })
  held().end('load')
  const response = await answer
  expect([response.status, await response.json()]).toEqual([422, { success: false }])
  expect(response.headers.get('date')).toBe('Thu, 05 Mar 2026 15:00:00 GMT')
})

test('progress is reported in percent as the body is sent', () => {
  const heard: number[] = []
  void send((percent) => heard.push(percent))
  for (const loaded of [0, 25, 100]) {
    held().upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 100 }))
  }
  held().upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: false, loaded: 1, total: 0 }))
  expect(heard).toEqual([0, 25, 100])
})

test('a connection that is cut is no answer', async () => {
  const answer = send(() => undefined)
  held().end('error')
  await expect(answer).rejects.toThrow(TypeError)
})

test('an upload that is cancelled ends at once, with the reason of who ended it', async () => {
  const controller = new AbortController()
  const answer = send(() => undefined, controller.signal)
  const reason = new DOMException('Enough', 'AbortError')
  controller.abort(reason)
  await expect(answer).rejects.toBe(reason)
})

test('what is cancelled before it begins is never sent', async () => {
  HeldRequest.last = undefined
  await expect(send(() => undefined, AbortSignal.abort())).rejects.toThrow('aborted')
  expect(HeldRequest.last).toBeUndefined()
})

test('an answer without a body is one', async () => {
  const answer = send(() => undefined)
  Object.assign(held(), { status: 204 })
  held().end('load')
  expect((await answer).status).toBe(204)
})
