import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { transformWithOxc } from 'vite'

/** Calls `reportMissingBrand` in a page whose bundler works in a mode; a page has no `process`. */
async function reportIn(mode: string) {
  const file = new URL('brand-texts.ts', import.meta.url).pathname
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, {
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  })
  const error = vi.fn<(text: string) => void>()
  runInNewContext(`${code.replaceAll('export ', '')}\nreportMissingBrand()\nreportMissingBrand()`, {
    console: { error },
  })
  return error.mock.calls
}

test('a page in development says once that its texts have no brand', async () => {
  expect(await reportIn('development')).toEqual([[expect.stringContaining('Texts have no brand')]])
})

test('a page in production says nothing', async () => {
  expect(await reportIn('production')).toEqual([])
})
