import { configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { renewBrowser } from './vitest.setup.browser.ts'

configure({ asyncUtilTimeout: 10_000 })
afterEach(renewBrowser)
