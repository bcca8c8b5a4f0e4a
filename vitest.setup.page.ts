import { configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { prepareFilledDatabase } from './apps/service/src/testing/memory-database.ts'
import { renewBrowser } from './vitest.setup.browser.ts'

configure({
  asyncUtilTimeout: 10_000,
  // Without a print of the page: every try of a query that waits would make one
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})
beforeAll(prepareFilledDatabase)
afterEach(renewBrowser)

// A page test sees no layout: happy-dom would match every rule of every sheet again for each query by role
const noStyle = document.createElement('p').style
Object.assign(globalThis, {
  getComputedStyle: (element: Element) => (element instanceof HTMLElement ? element.style : noStyle),
})
