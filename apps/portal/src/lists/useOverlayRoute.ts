import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The way the URL says which slide-outs and dialogs are open. Keep it between renders. */
export interface OverlayRouteRules<Open> {
  /** Null if nothing is open. */
  readonly read: (query: URLSearchParams) => Open | null
  /** The query with this open, or with nothing open; its other parts stay. */
  readonly write: (open: Open | null, query: URLSearchParams) => URLSearchParams
  /** The overlay that stays open when the topmost overlay closes. */
  readonly withoutTop: (open: Open) => Open | null
}

/**
 * The way an overlay opens: `push` opens it above the topmost one, and closing or Back closes only it; `replace` shows
 * it in place of the topmost one, so that Back returns to that and closing closes both; `update` changes the topmost
 * one without a history entry of its own.
 */
type OverlayChange = 'push' | 'replace' | 'update'

/** The functions are the same ones between renders. */
export interface OverlayRoute<Open> {
  /** The overlay that is open, according to the URL. */
  readonly open: Open | null
  /** The same, for callbacks that outlive a render. */
  readonly getOpen: () => Open | null
  readonly show: (next: Open, how?: OverlayChange) => void
  /** Closes the topmost overlay. */
  readonly close: () => void
}

/** The state of a history entry: how many entries back the topmost overlay was opened. */
interface OpenedEntry {
  readonly openedSince: number
}
/** 0 for a page whose URL already had the overlay open. */
const openedSince = (state: unknown) => (state as Partial<OpenedEntry> | null)?.openedSince ?? 0

/** Opens and closes the overlays of a page. They are in the URL, so that a reload restores them and Back closes them. */
export function useOverlayRoute<Open>({ read, write, withoutTop }: OverlayRouteRules<Open>): OverlayRoute<Open> {
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
  const getOpen = useCallback(() => at.current.open, [])
  const show = useCallback(
    (next: Open, how: OverlayChange = 'push') => {
      const { search: shown, since } = at.current
      const query = new URLSearchParams(shown)
      // Asked for again while its code is loading
      if (String(write(next, query)) === String(query)) return
      go(next, { push: 1, replace: since > 0 ? since + 1 : 0, update: since }[how], how === 'update')
    },
    [go, write],
  )
  const close = useCallback(() => {
    const now = at.current
    if (now.open === null || now.isClosing) return
    at.current = { ...now, isClosing: true }
    if (now.since > 0) void navigate(-now.since)
    else go(withoutTop(now.open), 0, true)
  }, [go, navigate, withoutTop])
  return useMemo(() => ({ open, getOpen, show, close }), [open, getOpen, show, close])
}
