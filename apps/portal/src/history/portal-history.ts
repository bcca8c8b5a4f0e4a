import { createPath, NavigationType } from 'react-router-dom'
import type { Location, Navigator, To } from 'react-router-dom'

/** The address as it came to be. */
export interface Move {
  readonly action: NavigationType
  readonly location: Location
  /** Whether the page stays where it is scrolled to. */
  readonly keepsScroll: boolean
  /** How far the page was scrolled when the reader left this entry, in px; null for one that is new. */
  readonly place: number | null
}

/** A change of address that is about to happen. */
export interface PlannedMove {
  readonly action: NavigationType
  readonly from: Location
  readonly to: Location
}

/** Asked before the address changes. Answering true holds the move up; `goOn` makes it after all. */
export type Question = (move: PlannedMove, goOn: () => void) => boolean

/** The browser's history as the router needs it, with a way to be asked before a page is left. */
export interface PortalHistory extends Navigator {
  readonly current: () => Move
  /** Calls back after every move; ends with the returned function. */
  readonly listen: (listener: (move: Move) => void) => () => void
  /** Asks before every move; ends with the returned function. One question at a time. */
  readonly ask: (question: Question) => () => void
}

/** What the history of the browser keeps of an entry. */
interface EntryState {
  readonly usr?: unknown
  readonly key?: string
  readonly idx?: number
  readonly place?: number
}

/**
 * The history of a window. Entries have a running number, so that a step back that must wait can be taken back first,
 * and remember how far their page was scrolled.
 */
export function createPortalHistory(view: Window): PortalHistory {
  const listeners = new Set<(move: Move) => void>()
  const places = new Map<string, number>()
  let question: Question | null = null
  let index = entryOf(view).idx ?? 0
  let isUndoing = false
  let isAnswered = false
  if (entryOf(view).idx === undefined) view.history.replaceState({ ...entryOf(view), idx: index }, '')
  let current: Move = {
    action: NavigationType.Pop,
    location: locationOf(view),
    keepsScroll: false,
    place: entryOf(view).place ?? null,
  }

  // In the entry itself for the time after a reload; one that Back has left already can only be noted here.
  const notePlace = () => view.history.replaceState({ ...entryOf(view), place: view.scrollY }, '')
  const arrive = (move: Move) => {
    current = move
    for (const listener of listeners) listener(move)
  }
  const change = (action: NavigationType, to: To, state: unknown, keepsScroll: boolean) => {
    const { pathname, search, hash } = new URL(hrefOf(to), view.location.href)
    const location: Location = { pathname, search, hash, state, key: newKey() }
    const goOn = () => {
      const isPush = action === NavigationType.Push
      if (isPush) {
        notePlace()
        places.set(current.location.key, view.scrollY)
        index += 1
      }
      const entry: EntryState = { usr: state, key: location.key, idx: index }
      view.history[isPush ? 'pushState' : 'replaceState'](entry, '', hrefOf(location))
      arrive({ action, location, keepsScroll, place: null })
    }
    if (!question?.({ action, from: current.location, to: location }, goOn)) goOn()
  }
  const step = () => {
    const next = entryOf(view).idx
    if (next === undefined) {
      // A press on a link within the page: the browser made the entry, and has scrolled already.
      index += 1
      view.history.replaceState({ key: newKey(), idx: index }, '')
      arrive({ action: NavigationType.Pop, location: locationOf(view), keepsScroll: true, place: null })
      return
    }
    const delta = next - index
    if (isUndoing) {
      isUndoing = false
      return
    }
    const move = { action: NavigationType.Pop, from: current.location, to: locationOf(view) }
    const goOn = () => {
      isAnswered = true
      view.history.go(delta)
    }
    if (!isAnswered && delta !== 0 && question?.(move, goOn)) {
      isUndoing = true
      view.history.go(-delta)
      return
    }
    isAnswered = false
    index = next
    places.set(current.location.key, view.scrollY)
    const place = places.get(move.to.key) ?? entryOf(view).place ?? null
    arrive({ action: NavigationType.Pop, location: move.to, keepsScroll: false, place })
  }
  view.addEventListener('popstate', step)
  view.addEventListener('pagehide', notePlace)
  view.history.scrollRestoration = 'manual'

  return {
    current: () => current,
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ask: (next) => {
      question = next
      return () => {
        if (question === next) question = null
      }
    },
    createHref: hrefOf,
    go: (delta) => view.history.go(delta),
    push: (to, state, options) => change(NavigationType.Push, to, state, options?.preventScrollReset === true),
    replace: (to, state, options) => change(NavigationType.Replace, to, state, options?.preventScrollReset === true),
  }
}

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to))
const newKey = () => Math.random().toString(36).slice(2, 10)
const entryOf = (view: Window): EntryState => (view.history.state as EntryState | null) ?? {}

function locationOf(view: Window): Location {
  const { pathname, search, hash } = view.location
  const { usr = null, key = 'default' } = entryOf(view)
  return { pathname, search, hash, state: usr, key }
}
