import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

/** The first script of the page, which runs before anything of the portal is loaded. */
const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
const script = /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? ''

/** A browser in which the script finds all that it looks for. */
function modernBrowser() {
  return {
    CSS: { supports: () => true },
    Array,
    document: {
      cookie: '',
      createElement: () => ({ noModule: false }),
      querySelector: () => ({}),
      documentElement: { setAttribute: () => undefined },
    },
    sessionStorage: { getItem: () => null },
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
  }
}

type Browser = ReturnType<typeof modernBrowser>

/**
 * Runs the script in a browser that differs from a modern one.
 * @returns the addresses that it leaves for
 */
function check(changes: Readonly<Partial<Record<keyof Browser, unknown>>>) {
  const browser = { ...modernBrowser(), ...changes }
  const leftTo: string[] = []
  const location = { replace: (address: string) => void leftTo.push(address) }
  runInNewContext(script, { ...browser, window: browser, location })
  return leftTo
}

test('a browser of today stays', () => {
  expect(check({})).toEqual([])
})

test.each<[string, Parameters<typeof check>[0]]>([
  ['modules', { document: { ...modernBrowser().document, createElement: () => ({}) } }],
  ['sorting without changing', { Array: { prototype: {} } }],
  ['questions about style sheets', { CSS: undefined }],
  ['mixed colors', { CSS: { supports: () => false } }],
])('a browser without %s is sent to the page for unsupported browsers', (_, changes) => {
  expect(check(changes)).toEqual(['/unsupported.html'])
})

test('that page recommends the browsers that serve best', () => {
  const unsupported = readFileSync(new URL('../../public/unsupported.html', import.meta.url), 'utf8')
  expect(unsupported).toContain(
    'For the best experience use the latest version of Chrome, Microsoft Edge, Safari, or Firefox.',
  )
})

test('a browser that blocks storage is sent to the page that says what to allow', () => {
  const blocked = {
    getItem: () => {
      throw new DOMException('', 'SecurityError')
    },
  }
  expect(check({ sessionStorage: blocked, localStorage: blocked })).toEqual(['/storage-blocked.html'])
})
