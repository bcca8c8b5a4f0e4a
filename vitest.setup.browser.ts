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
