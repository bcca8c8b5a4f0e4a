import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// The default of one second fails on a busy machine what a quiet one passes.
configure({ asyncUtilTimeout: 10_000 })

// Rules go straight into the style sheet: as text, all of them would be read again for each that is added.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false })

/** A spy on a method of a storage cannot be taken back, so each test has storages of its own. */
function renewStorages(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, { value: new Storage(), configurable: true, writable: true })
  }
}

function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  }
}

afterEach(() => {
  cleanup()
  renewStorages()
  forgetCookies()
})

// Test files share a worker and its page: the next one finds neither modules nor elements of this one.
afterAll(() => {
  vi.resetModules()
  document.head.replaceChildren()
  document.body.replaceChildren()
})
