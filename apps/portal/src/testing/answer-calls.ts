import { vi } from 'vitest'

interface Stub {
  readonly status?: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** The call never gets through. */
  readonly isLost?: boolean
  /** No answer comes, however long one waits. */
  readonly isSilent?: boolean
}

/** A call as it was sent. */
export interface SentCall {
  readonly path: string
  readonly body: unknown
}

/**
 * Answers calls of the API in the place of the service; paths that are not named answer 404.
 * @returns every call that was sent, in its order
 */
export function answerCalls(answers: Readonly<Record<string, Stub | (() => Stub)>>): readonly SentCall[] {
  const sent: SentCall[] = []
  vi.spyOn(window, 'fetch').mockImplementation((url, init) => {
    const path = String(url).replace(/^\/api/, '')
    sent.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined })
    const answer = answers[path]
    const {
      status = 200,
      body = {},
      headers,
      isLost = false,
      isSilent = false,
    } = (typeof answer === 'function' ? answer() : answer) ?? { status: 404 }
    if (isSilent) return untilGivenUp(init?.signal)
    if (isLost) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }))
  })
  return sent
}

function untilGivenUp(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('The call was ended'))))
}
