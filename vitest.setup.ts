import { format } from 'node:util'
import { afterAll, afterEach, vi } from 'vitest'

/*
 * Every test file begins with this. An unexpected message on the console fails the test that it comes from, so that the
 * output of a passing run stays empty; a test that expects a message spies on the console itself.
 */
const methods = ['debug', 'error', 'info', 'log', 'warn'] as const
const own = { ...console }
const written: string[] = []
for (const method of methods)
  console[method] = (...words) => void written.push(`console.${method}: ${format(...words)}`)

function refuseOutput(): void {
  const unexpected = written.splice(0)
  if (unexpected.length > 0) throw new Error(`Unexpected output on the console\n${unexpected.join('\n')}`)
}
/** The clock, globals and environment variables as before the test. */
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  refuseOutput()
})

afterAll(() => {
  vi.restoreAllMocks()
  Object.assign(console, own)
  refuseOutput()
})
