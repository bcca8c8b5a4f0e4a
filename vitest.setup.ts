import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The default of one second fails on a busy machine what a quiet one passes.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => cleanup())
