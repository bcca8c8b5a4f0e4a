import { addressOf, pathOf } from './address.js'
import type { Location, To } from './address.js'

/** How an address came to be: a step through the history, a new entry, or another one in its place. */
export type Action = 'pop' | 'push' | 'replace'

/** What a page may say about a move that it makes. */
export interface MoveOptions {
  /** Leaves the page where it is scrolled to; false by default. */
  readonly preventScrollReset?: boolean
}

/** The address as it came to be. */
export interface Move {
  readonly action: Action
  readonly location: Location
  /** Whether the page stays where it is scrolled to. */
  readonly keepsScroll: boolean
}

/** A change of address that is about to happen. */
export interface PlannedMove {
  readonly action: Action
  readonly from: Location
  readonly to: Location
}

/** Asked before the address changes. Answering true holds the move up; `goOn` makes it after all. */
export type Question = (move: PlannedMove, goOn: () => void) => boolean

/** A history, with a way to be asked before a page is left. */
export interface PortalHistory {
  readonly current: () => Move
  /** Calls back after every move; ends with the returned function. */
  readonly listen: (listener: (move: Move) => void) => () => void
  /** Asks before every move; ends with the returned function. One question at a time. */
  readonly ask: (question: Question) => () => void
  /** Goes so many steps forward, or back. */
  readonly go: (delta: number) => void
  /** Adds an entry. */
  readonly push: (to: To, state?: unknown, options?: MoveOptions) => void
  /** Changes the present entry. */
  readonly replace: (to: To, state?: unknown, options?: MoveOptions) => void
}

/** What the history of the browser keeps of an entry. */
interface EntryState {
  readonly usr?: unknown
  readonly key?: string
  readonly idx?: number
}

/**
 * The history of a window. `onLeave` is called with the location that is left, before anything of it is gone.
 * Entries have a running number, so that a step back that must wait can be taken back first.
 */
export function createPortalHistory(view: Window, onLeave: (from: Location) => void = () => undefined): PortalHistory {
  const listeners = new Set<(move: Move) => void>()
  let question: Question | null = null
  let index = entryOf(view).idx ?? 0
  let isUndoing = false
  let isAnswered = false
  if (entryOf(view).idx === undefined) view.history.replaceState({ ...entryOf(view), idx: index }, '')
  let current: Move = { action: 'pop', location: locationOf(view), keepsScroll: false }

  const arrive = (move: Move) => {
    current = move
    for (const listener of listeners) listener(move)
  }
  const change = (action: 'push' | 'replace', to: To, state: unknown, keepsScroll: boolean) => {
    const location: Location = { ...pathOf(to, current.location), state, key: newKey() }
    const goOn = () => {
      onLeave(current.location)
      if (action === 'push') index += 1
      const entry: EntryState = { usr: state, key: location.key, idx: index }
      view.history[`${action}State`](entry, '', addressOf(location))
      arrive({ action, location, keepsScroll })
    }
    if (!question?.({ action, from: current.location, to: location }, goOn)) goOn()
  }
  const step = () => {
    const next = entryOf(view).idx
    if (next === undefined) {
      // A press on a link within the page: the browser made the entry, and has scrolled already.
      index += 1
      view.history.replaceState({ key: newKey(), idx: index }, '')
      arrive({ action: 'pop', location: locationOf(view), keepsScroll: true })
      return
    }
    const delta = next - index
    if (isUndoing) {
      isUndoing = false
      return
    }
    const move = { action: 'pop' as const, from: current.location, to: locationOf(view) }
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
    onLeave(current.location)
    arrive({ action: 'pop', location: move.to, keepsScroll: false })
  }
  view.addEventListener('popstate', step)

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
    go: (delta) => view.history.go(delta),
    push: (to, state = null, options) => change('push', to, state, options?.preventScrollReset === true),
    replace: (to, state = null, options) => change('replace', to, state, options?.preventScrollReset === true),
  }
}

const newKey = () => Math.random().toString(36).slice(2, 10)
const entryOf = (view: Window): EntryState => (view.history.state as EntryState | null) ?? {}

function locationOf(view: Window): Location {
  const { pathname, search, hash } = view.location
  const { usr = null, key = 'default' } = entryOf(view)
  return { pathname, search, hash, state: usr, key }
}
