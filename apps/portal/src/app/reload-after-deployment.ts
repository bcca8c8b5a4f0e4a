const storageKey = 'producer-portal.reloaded-for'

/**
 * After a deployment, files that an open page hasn't loaded yet no longer exist. When one fails to load and the service
 * has another version of the portal, the page reloads, once for each version; drafts are kept in this tab. Any other
 * failure is left to the part that is loading, which tries again.
 */
export function reloadAfterDeployment(): void {
  let check: Promise<void> | undefined
  window.addEventListener('vite:preloadError', () => {
    check ??= reloadIfOutdated().finally(() => {
      check = undefined
    })
  })
}

async function reloadIfOutdated(): Promise<void> {
  const deployed = await fetchDeployedEntry()
  if (!deployed || deployed === findEntry(document) || deployed === readReloaded()) return
  try {
    window.sessionStorage.setItem(storageKey, deployed)
  } catch {
    return // Without storage the page could reload without end
  }
  window.location.reload()
}

/** The entry script of the deployed version, whose name has a hash of its content; undefined if it can't be loaded. */
async function fetchDeployedEntry(): Promise<string | undefined> {
  try {
    const response = await window.fetch('/', { cache: 'no-store' })
    if (!response.ok) return undefined
    return findEntry(new DOMParser().parseFromString(await response.text(), 'text/html'))
  } catch {
    return undefined
  }
}

function findEntry(page: Document): string | undefined {
  return page.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined
}

function readReloaded(): string | null {
  try {
    return window.sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}
