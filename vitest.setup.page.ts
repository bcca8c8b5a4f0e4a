import { configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { renewBrowser } from './vitest.setup.browser.ts'

configure({
  asyncUtilTimeout: 10_000,
  // Without a print of the page: every try of a query that waits would make one
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})
afterEach(renewBrowser)
