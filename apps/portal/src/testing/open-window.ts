/** A window with a history of its own, for tests: stepping is told at once, as a browser does a moment later. */
export function openWindow(...addresses: readonly string[]) {
  const entries: { state: unknown; href: string }[] = addresses.map((address, idx) => ({
    state: idx === 0 && addresses.length === 1 ? null : { idx, key: `start${idx}` },
    href: `https://portal.test${address}`,
  }))
  let at = entries.length - 1
  let scrollY = 0
  const steps: (() => void)[] = []
  const tell = () => steps.forEach((step) => step())
  const add = (state: unknown, href: string) => {
    entries.splice(at + 1, entries.length, { state, href: new URL(href, entries[at]?.href).href })
    at += 1
  }
  const view = {
    get location() {
      return new URL(entries[at]?.href ?? '')
    },
    get scrollY() {
      return scrollY
    },
    addEventListener: (name: string, listener: () => void) => {
      if (name === 'popstate') steps.push(listener)
    },
    history: {
      get state() {
        return entries[at]?.state ?? null
      },
      pushState: (state: unknown, _title: string, href: string) => add(state, href),
      replaceState: (state: unknown, _title: string, href?: string) => {
        const before = entries[at]?.href ?? ''
        entries[at] = { state, href: href === undefined ? before : new URL(href, before).href }
      },
      go: (delta: number) => {
        at = Math.max(0, Math.min(entries.length - 1, at + delta))
        tell()
      },
    },
  } as unknown as Window
  return {
    view,
    scrollTo: (place: number) => {
      scrollY = place
    },
    /** A press on a link to a part of the page, which no code hears of before. */
    pressPart: (hash: string) => {
      add(null, hash)
      tell()
    },
    length: () => entries.length,
  }
}
