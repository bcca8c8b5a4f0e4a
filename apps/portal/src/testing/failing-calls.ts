import type { Endpoint } from '@producer-portal/domain/endpoint'

/** A call as it was sent. */
interface SentCall {
  readonly method: string
  /** Path and query, without `/api`. */
  readonly path: string
  readonly body: unknown
}

/** The service's reply in place of its answer. */
export interface FailedAnswer {
  /** 500 by default. */
  readonly status?: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Only for calls with this text in their address, such as `type=pending`. */
  readonly only?: string
}

type Calls = Pick<Endpoint, 'method' | 'path'>

/** Makes calls fail, until `recover`. An endpoint of the table says which; without one, all do. */
export interface FailingCalls {
  /** Every call sent so far, in order. */
  readonly sent: readonly SentCall[]
  /** The calls of an endpoint, in order. */
  readonly sentTo: (endpoint: Calls) => readonly SentCall[]
  /**
   * Answers every call with a failure. A query that gets a 5xx is soon sent again by the portal itself, so a test of
   * Retry fails it with a 4xx.
   */
  readonly fails: (endpoint: Calls, answer?: FailedAnswer) => void
  /** Answers one call with a failure, and the next ones as usual. */
  readonly failOnce: (endpoint: Calls, answer?: FailedAnswer) => void
  /** Lets a call wait for good, as long as it is not given up. */
  readonly neverAnswers: (endpoint: Calls) => void
  /** Lets the next call wait until the function that it gives is called, and then answers it as usual. */
  readonly holdOnce: (endpoint: Calls) => () => void
  /** Lets no call through, as without a network. */
  readonly losesConnection: (endpoint?: Calls) => void
  /** Lets calls through, but none of their answers: the service has done what the portal believes failed. */
  readonly losesAnswer: (endpoint: Calls) => void
  /** Changes the service's answers: gets the JSON of each, gives what the portal is told. */
  readonly changesAnswer: (endpoint: Calls, change: (json: never) => unknown) => void
  /** From now on all calls are answered as usual. */
  readonly recover: () => void
}

interface Rule {
  readonly matches: (method: string, path: string, query: string) => boolean
  readonly answer: (path: string, init: RequestInit | undefined) => Promise<Response>
  readonly isOnce?: boolean
}

/**
 * @param ask asks the service, by path and request
 * @returns also `isWaiting`, whether the service is about to answer, and `close`, which ends what still waits: a call that
 * outlived its test would be slow in a later one, which says so.
 */
export function failingCalls(ask: (path: string, init?: RequestInit) => Promise<Response>) {
  const sent: SentCall[] = []
  let underWay = 0
  const send = async (path: string, init?: RequestInit) => {
    underWay += 1
    try {
      return await ask(path, init)
    } finally {
      underWay -= 1
    }
  }
  const closing = new AbortController()
  let rules: Rule[] = []
  const fail = (endpoint: Calls, { status = 500, body = {}, headers, only = '' }: FailedAnswer = {}, isOnce = false) =>
    void rules.push({
      matches: (method, path, query) => matchesCall(endpoint)(method, path) && query.includes(only),
      answer: () => Promise.resolve(Response.json(body, { status, headers })),
      isOnce,
    })
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href)
    const [path, method] = [url.pathname + url.search, init?.method ?? 'GET']
    sent.push({ method, path: path.replace(/^\/api/, ''), body: readBody(init) })
    // The last rule counts
    const rule = rules.findLast(({ matches }) => matches(method, url.pathname, url.search))
    if (rule?.isOnce) rules = rules.filter((one) => one !== rule)
    const answer = await (rule ? rule.answer(path, init) : send(path, init))
    init?.signal?.throwIfAborted()
    return answer
  }
  const calls: FailingCalls = {
    sent,
    sentTo: (endpoint) => sent.filter(({ method, path }) => matchesCall(endpoint)(method, `/api${path.split('?')[0]}`)),
    fails: (endpoint, answer) => fail(endpoint, answer),
    failOnce: (endpoint, answer) => fail(endpoint, answer, true),
    neverAnswers: (endpoint) =>
      void rules.push({
        matches: matchesCall(endpoint),
        answer: (_, init) => untilGivenUp(init?.signal, closing.signal),
      }),
    holdOnce: (endpoint) => {
      let release: (() => void) | undefined
      const isReleased = new Promise<void>((resolve) => {
        release = resolve
      })
      rules.push({
        matches: matchesCall(endpoint),
        answer: async (path, init) => {
          await Promise.race([isReleased, untilGivenUp(closing.signal)])
          return send(path, init)
        },
        isOnce: true,
      })
      return () => release?.()
    },
    losesConnection: (endpoint) =>
      void rules.push({
        matches: endpoint ? matchesCall(endpoint) : () => true,
        answer: () => Promise.reject(new TypeError('Failed to fetch')),
      }),
    losesAnswer: (endpoint) =>
      void rules.push({
        matches: matchesCall(endpoint),
        answer: async (path, init) => {
          await send(path, init)
          throw new TypeError('Failed to fetch')
        },
      }),
    changesAnswer: (endpoint, change) =>
      void rules.push({
        matches: matchesCall(endpoint),
        answer: async (path, init) => {
          const { status, headers, ...response } = await toJson(await send(path, asAtFirst(init)))
          return Response.json(change(response.json as never), { status, headers })
        },
      }),
    recover: () => {
      rules = []
    },
  }
  return { ...calls, fetch, isWaiting: () => underWay > 0, close: () => closing.abort() }
}

/** A call that is answered in full, even if the portal has the answer already. */
function asAtFirst(init: RequestInit | undefined): RequestInit {
  const headers = new Headers(init?.headers)
  headers.delete('if-none-match')
  return { ...init, headers }
}

async function toJson(response: Response) {
  return { status: response.status, headers: { date: response.headers.get('date') ?? '' }, json: await response.json() }
}

function matchesCall({ method, path }: Calls): (method: string, path: string) => boolean {
  const pattern = new RegExp(`^/api${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)
  return (sentMethod, sentPath) => sentMethod === method && pattern.test(sentPath)
}

const readBody = (init: RequestInit | undefined): unknown =>
  typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body

function untilGivenUp(...signals: readonly (AbortSignal | null | undefined)[]): Promise<never> {
  return new Promise((_, reject) => {
    for (const signal of signals) signal?.addEventListener('abort', () => reject(new Error('The call was ended')))
  })
}
