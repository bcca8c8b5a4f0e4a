import { demoPassword } from '@producer-portal/domain/mocks'
import { openTestService } from '@producer-portal/service/testing'
import type { TestService } from '@producer-portal/service/testing'
import { preloadLazyComponents } from '@producer-portal/ui'
import { watchActions, watchListeners } from '@producer-portal/ui/testing'
import type { ActionWatch } from '@producer-portal/ui/testing'
import { act, cleanup, getConfig, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UserEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { mutate } from 'swr'
import { expect, onTestFinished, vi } from 'vitest'
import { clearCache } from '../api/cache.js'
import { reportReached, watchConnection } from '../api/connection.js'
import { App, portalRoutes } from '../app/App.js'
import { updateClockOffset } from '../auth/clock.js'
import { connectClient, endSession, followOtherTabs, refreshSession } from '../auth/session.js'
import { changeSession } from '../auth/state.js'
import { failingCalls } from './failing-calls.js'
import type { FailingCalls } from './failing-calls.js'

/** The portal in one browser tab, for a page test. Also has the helpers that make calls fail. */
export interface PortalTab extends FailingCalls {
  /** The service that answers it, with the demo data as if made for this tab. */
  readonly service: TestService
  readonly user: UserEvent
  /** Presses the button of this name, once it is there. */
  readonly press: (name: string | RegExp) => Promise<void>
  /** Follows the link of this name, once it is there. */
  readonly follow: (name: string | RegExp) => Promise<void>
  /** The address that is shown: path, query and hash. */
  readonly address: () => string
  /** Goes to an address of the portal without loading the page again. */
  readonly goTo: (address: string) => Promise<void>
  /** Goes back as the browser's button does. */
  readonly goBack: () => Promise<void>
  /** Loads the page again: cookies, storage and the state of the visit are kept, cached answers and earlier pages not. */
  readonly reload: () => void
  /** The same with another address, as a link that is typed into the browser. */
  readonly load: (address: string) => void
  /** True if the page stays where it is scrolled to, after the last change of the address. */
  readonly keepsScroll: () => boolean
  /** The address the portal left to by loading another page, such as `/expired`; undefined while it has not. */
  readonly leftTo: () => string | undefined
}

export interface OpenPortalOptions {
  /** The demo account that is signed in; nobody by default. */
  readonly as?: string
  /** The address that is opened; the dashboard by default. */
  readonly at?: string
  /** The browser's user agent; a current Chrome by default. */
  readonly userAgent?: string
  /** Settings of the service, as environment variables. */
  readonly settings?: Readonly<Record<string, string>>
  /** Runs before the portal is drawn: for calls that fail from the start, or other data. */
  readonly before?: (tab: Pick<PortalTab, keyof FailingCalls | 'service'>) => void | Promise<void>
}

/** A browser that the portal supports. */
const supportedBrowser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

/**
 * Opens the portal at an address, as the browser does: its own routes, session and cache, over the real service and its
 * database, in happy-dom. Everything is taken down when the test ends.
 */
export async function openPortal({
  as,
  at = '/dashboard',
  userAgent = supportedBrowser,
  settings,
  before,
}: OpenPortalOptions = {}) {
  const service = await openTestService({ settings: { PORTAL_MODE: 'test', ...settings } })
  const cookies = cookieJar()
  const {
    fetch,
    isWaiting,
    close: endCalls,
    ...calls
  } = failingCalls((path, init) => send(service, cookies, path, init))
  vi.spyOn(window, 'fetch').mockImplementation(fetch)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const leave = vi.fn<(address: string) => void>()
  vi.spyOn(window.location, 'assign').mockImplementation((address) => leave(String(address)))
  vi.spyOn(window.location, 'replace').mockImplementation((address) => leave(String(address)))
  vi.spyOn(window.location, 'reload').mockImplementation(() => leave(window.location.href))
  // A link that saves a file would lead happy-dom to the file, for this test and all that follow
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(this: HTMLAnchorElement) {
    if (this.download === '') this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })

  if (as !== undefined) await signIn(service, cookies, as)
  await before?.({ service, ...calls })
  // Not the clock of an earlier test
  updateClockOffset(new Date().toUTCString())
  window.history.replaceState(null, '', at)
  connectClient()
  followOtherTabs()
  watchConnection()
  refreshSession()
  await preloadLazyComponents()
  const user = userEvent.setup({ delay: null })
  const stopWatching = watchListeners()
  let { router, close } = showPortal(at)
  const rest = () => comeToRest(isWaiting)
  const watch = watchActions({ isPageLeft: () => leave.mock.calls.length > 0 })
  onTestFinished(async () => {
    close()
    const listening = stopWatching()
    reportReached()
    endCalls()
    // An answer that came later would be in the cache of the next test
    await rest()
    endSession()
    // Signing out keeps what is the same for every user
    await mutate(() => true, undefined, { revalidate: false })
    vi.restoreAllMocks()
    await service.close()
    expect(listening, 'what still listens when the page has gone').toEqual([])
  })
  // Runs before that, while the page is still there
  onTestFinished(watch.stop)
  const navigate = async (to: string | -1) => {
    await act(async () => (to === -1 ? router.navigate(to) : router.navigate(to)))
    await rest()
  }
  const load = (location: string | Location) => {
    close()
    clearCache()
    if (typeof location === 'string') window.history.replaceState(null, '', location)
    changeSession({ status: 'unknown' })
    refreshSession()
    ;({ router, close } = showPortal(location))
  }
  const restingUser = restAfterEach(user, rest, watch)
  const tab: PortalTab = {
    ...calls,
    service,
    user: restingUser,
    press: async (name) => restingUser.click(await screen.findByRole('button', { name })),
    follow: async (name) => restingUser.click(await screen.findByRole('link', { name })),
    address: () => router.createHref(router.state.location),
    goTo: navigate,
    goBack: () => navigate(-1),
    reload: () => load(router.state.location),
    load,
    keepsScroll: () => router.state.preventScrollReset,
    leftTo: () => leave.mock.calls.at(-1)?.[0],
  }
  await rest()
  return tab
}

const [realTimeout, realImmediate] = [setTimeout, setImmediate]

/**
 * Waits until the service has answered what can be answered and the page has drawn it, however busy the machine is. A
 * test then finds the outcome of its last action, and presses what works.
 */
function comeToRest(isWaiting: () => boolean): Promise<void> {
  return getConfig().asyncWrapper(async () => {
    for (let quietTurns = 0; quietTurns < 4; quietTurns += 1) {
      await new Promise((resolve) => realTimeout(() => realImmediate(resolve)))
      if (isWaiting()) quietTurns = 0
    }
  })
}

/**
 * The same user, each of whose actions ends once the page is at rest, and is judged then. What is disabled is waited for:
 * a press on it would do nothing.
 */
function restAfterEach(user: UserEvent, rest: () => Promise<void>, watch: ActionWatch): UserEvent {
  return new Proxy(user, {
    get: (target, name) => {
      const action: unknown = Reflect.get(target, name)
      if (typeof action !== 'function') return action
      return (...args: unknown[]) =>
        watch.act(async () => {
          if (isDisabled(args[0]))
            await waitFor(() => expect(isDisabled(args[0]), 'the control is disabled').toBe(false))
          const result: unknown = await Reflect.apply(action, target, args)
          await rest()
          return result
        })
    },
  })
}

const isDisabled = (target: unknown) => target instanceof Element && target.matches(':disabled')

/** Draws the portal at a location, with a history that begins there. */
function showPortal(location: string | Location) {
  const router = createMemoryRouter(portalRoutes, { initialEntries: [location] })
  // Parts of the portal read the address of the window
  router.subscribe(() => window.history.replaceState(null, '', router.createHref(router.state.location)))
  render(<App router={router} />)
  const close = () => {
    cleanup()
    router.dispose()
  }
  return { router, close }
}

/** Signs in as the form does, so that the cookies are the service's own. */
async function signIn(service: TestService, cookies: CookieJar, username: string) {
  const body = JSON.stringify({ username, password: demoPassword })
  const response = await send(service, cookies, '/api/auth/login', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  if (!response.ok) throw new Error(`${username} can't sign in: ${response.status} ${await response.text()}`)
}

async function send(service: TestService, cookies: CookieJar, path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers)
  if (init.credentials !== 'omit') headers.set('cookie', cookies.read())
  const body = init.body instanceof FormData ? await toMultipart(init.body, headers) : init.body
  const response = await service.request(path, { ...init, body, headers })
  // As a server does: the portal learns its clock from it
  response.headers.set('date', service.services.now().toUTCString())
  if (init.credentials !== 'omit') for (const cookie of response.headers.getSetCookie()) cookies.write(cookie)
  return response
}

/** A form of the page as it's sent: the service's own requests know no forms of happy-dom. */
async function toMultipart(form: FormData, headers: Headers): Promise<ArrayBuffer> {
  const boundary = '----page-test'
  headers.set('content-type', `multipart/form-data; boundary=${boundary}`)
  const parts = [...form].flatMap(([name, value]) => {
    const file = typeof value === 'string' ? '' : `; filename="${value.name}"\r\ncontent-type: ${value.type}`
    return [`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`, value, '\r\n']
  })
  return new Blob([...parts, `--${boundary}--\r\n`]).arrayBuffer()
}

/** The cookies of a browser: those that scripts may read are in the document, the others are sent along. */
function cookieJar() {
  const hidden = new Map<string, string>()
  return {
    read: () => [document.cookie, ...[...hidden].map(([name, value]) => `${name}=${value}`)].filter(Boolean).join('; '),
    write: (text: string) => {
      if (!/;\s*httponly/i.test(text)) {
        document.cookie = text
        return
      }
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (value === '') hidden.delete(name)
      else hidden.set(name, value)
    },
  }
}

type CookieJar = ReturnType<typeof cookieJar>
