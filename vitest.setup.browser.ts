import * as React from 'react'

/**
 * In development, React notes for each element where it was made, for tools that nobody has open here: a tenth of the
 * time of a page test. It leaves this out by itself beyond a number of elements in a second.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {}, configurable: true })

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

/** Storages and cookies as in a browser that was never used. */
export function renewBrowser(): void {
  renewStorages()
  forgetCookies()
}
