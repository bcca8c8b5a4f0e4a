import { createHash, randomBytes } from 'node:crypto'

const word = () => randomBytes(32).toString('base64url')

/** A page that a visitor sees: its address, and what it says. */
export interface VisitedPage {
  readonly address: URL
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** A browser in small: keeps cookies, follows redirects, sends forms. */
export interface IdentityVisitor {
  readonly verifier: string
  readonly state: string
  readonly nonce: string
  /** Every cookie that it was given, with its attributes. */
  readonly given: readonly string[]
  /** Opens the authorization request of the portal. */
  readonly begin: (more?: Readonly<Record<string, string>>) => Promise<VisitedPage>
  readonly open: (address: string | URL) => Promise<VisitedPage>
  /** Sends the form of a page, filled in. */
  readonly send: (page: VisitedPage, action: string, fields: Readonly<Record<string, string>>) => Promise<VisitedPage>
  /** Sends it, and stays where the answer leads elsewhere. @returns the address that it leads to */
  readonly sendAndStay: (page: VisitedPage, action: string, fields: Readonly<Record<string, string>>) => Promise<URL>
}

type FormSent = Pick<RequestInit, 'method' | 'body'>

/** Somebody with a fresh browser who signs in at the identity provider. */
export function identityVisitor(origin: string): IdentityVisitor {
  const cookies = new Map<string, { value: string; path: string }>()
  const given: string[] = []
  const [verifier, state, nonce] = [word(), word(), word()]

  async function visit(address: URL, init?: FormSent): Promise<VisitedPage> {
    // The portal itself is not asked: what matters is where the provider leads.
    if (address.pathname === '/login') return { address, status: 200, headers: new Headers(), text: '' }
    const response = await request(address, init)
    const next = response.headers.get('location')
    if (next !== null) return visit(new URL(next, address))
    return { address, status: response.status, headers: response.headers, text: await response.text() }
  }

  async function request(address: URL, init?: FormSent): Promise<Response> {
    const sent = [...cookies].filter(([, { path }]) => address.pathname.startsWith(path))
    const cookie = sent.map(([name, { value }]) => `${name}=${value}`).join('; ')
    const response = await fetch(address, { ...init, redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) keep(line)
    return response
  }

  function keep(line: string): void {
    given.push(line)
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/'
    if (value === '') cookies.delete(name)
    else cookies.set(name, { value, path })
  }

  return {
    verifier,
    state,
    nonce,
    given,
    begin: (more = {}) => {
      const address = new URL('/idp/auth', origin)
      address.search = new URLSearchParams({
        client_id: 'producer-portal',
        response_type: 'code',
        redirect_uri: `${origin}/login`,
        scope: 'openid profile email',
        prompt: 'login',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...more,
      }).toString()
      return visit(address)
    },
    open: (address) => visit(new URL(address, origin)),
    send: (page, action, fields) =>
      visit(actionOf(page, action), { method: 'POST', body: new URLSearchParams(fields) }),
    sendAndStay: async (page, action, fields) => {
      const response = await request(actionOf(page, action), { method: 'POST', body: new URLSearchParams(fields) })
      return new URL(response.headers.get('location') ?? '', page.address)
    },
  }
}

function actionOf({ address }: VisitedPage, action: string): URL {
  return new URL(`${address.pathname.split('/').slice(0, 4).join('/')}/${action}`, address)
}
