import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** How an address says what is open over a page: slide-outs, and dialogs over them. Keep it between renders. */
export interface AddressedLayers<Open> {
  /** Null when nothing is open. */
  readonly read: (query: URLSearchParams) => Open | null
  /** The address with this open, or with nothing; its other parts stay. */
  readonly write: (open: Open | null, query: URLSearchParams) => URLSearchParams
  /** What is still open once the topmost is closed. */
  readonly withoutTop: (open: Open) => Open | null
}

/**
 * How something is opened: `over` what is open, so that closing and Back take only it away; `instead` of the topmost,
 * so that Back returns to that, and closing takes both away; or as a `change` within it, which Back passes over.
 */
export type Opening = 'over' | 'instead' | 'change'

/** The functions are the same ones between renders. */
export interface OpenLayers<Open> {
  /** What is open, as the address says. */
  readonly open: Open | null
  /** The same, for functions that outlive a render. */
  readonly openNow: () => Open | null
  readonly show: (next: Open, how?: Opening) => void
  /** Closes the topmost. */
  readonly close: () => void
}

/** Kept with an entry of the history: so many entries before it the topmost was not yet open. */
interface OpenedEntry {
  readonly openedSince: number
}
const isOpenedEntry = (state: unknown): state is OpenedEntry =>
  typeof state === 'object' && state !== null && 'openedSince' in state && typeof state.openedSince === 'number'
/** None for a page that was reached by its address, with everything open already. */
const openedSince = (state: unknown) => (isOpenedEntry(state) ? state.openedSince : 0)

/** Opens and closes what lies over a page. It stands in the address, so that a reload brings it back and Back closes it. */
export function useOpenLayers<Open>({ read, write, withoutTop }: AddressedLayers<Open>): OpenLayers<Open> {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const open = useMemo(() => read(new URLSearchParams(search)), [read, search])
  const at = useRef({ search, open, since: openedSince(state), isClosing: false })
  useEffect(() => {
    at.current = { search, open, since: openedSince(state), isClosing: false }
  }, [search, open, state])

  const go = useCallback(
    (next: Open | null, since: number, replace: boolean) => {
      const query = String(write(next, new URLSearchParams(at.current.search)))
      const entry: OpenedEntry | null = since > 0 ? { openedSince: since } : null
      void navigate({ search: query && `?${query}` }, { preventScrollReset: true, replace, state: entry })
    },
    [navigate, write],
  )
  const openNow = useCallback(() => at.current.open, [])
  const show = useCallback(
    (next: Open, how: Opening = 'over') => {
      const { since } = at.current
      go(next, { over: 1, instead: since > 0 ? since + 1 : 0, change: since }[how], how === 'change')
    },
    [go],
  )
  const close = useCallback(() => {
    const now = at.current
    if (now.open === null || now.isClosing) return
    at.current = { ...now, isClosing: true }
    if (now.since > 0) void navigate(-now.since)
    else go(withoutTop(now.open), 0, true)
  }, [go, navigate, withoutTop])
  return useMemo(() => ({ open, openNow, show, close }), [open, openNow, show, close])
}
