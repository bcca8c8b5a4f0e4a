import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { renewBrowser } from './vitest.setup.browser.ts'

// The default of one second fails on a busy machine what a quiet one passes.
configure({ asyncUtilTimeout: 10_000 })

// Rules go straight into the style sheet: as text, all of them would be read again for each that is added.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false })

// Once a test file has undone its own; mocks that a whole file has are as at first for the next test
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.resetAllMocks()
  renewBrowser()
})

// Test files share a worker and its page: the next one finds neither modules nor elements of this one.
afterAll(() => {
  vi.resetModules()
  document.head.replaceChildren()
  document.body.replaceChildren()
})
