import { expect, test } from 'vitest'
import { readOperatingSystem } from './operating-system.ts'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'Linux'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36', 'ChromeOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'macOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101', 'Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15', 'iOS'],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36', 'Android'],
  ['curl/8.5.0', null],
])('%s runs on %s', (userAgent, system) => {
  expect(readOperatingSystem(userAgent)).toBe(system)
})
