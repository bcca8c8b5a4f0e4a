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
  const deployed = await fetchDeployedVersion()
  if (!deployed || deployed === findVersion(document) || deployed === readReloaded()) return
  try {
    window.sessionStorage.setItem(storageKey, deployed)
  } catch {
    return // Without storage the page could reload without end
  }
  window.location.reload()
}

/** The deployed version; undefined if it can't be loaded. */
async function fetchDeployedVersion(): Promise<string | undefined> {
  try {
    const response = await window.fetch('/', { cache: 'no-store' })
    if (!response.ok) return undefined
    return findVersion(new DOMParser().parseFromString(await response.text(), 'text/html'))
  } catch {
    return undefined
  }
}

/** A page's version is told by the names of its scripts, which have a hash of their content. Empty without any script. */
function findVersion(page: Document): string {
  return Array.from(page.querySelectorAll('script[type=module][src]'), (script) => script.getAttribute('src')).join(' ')
}

function readReloaded(): string | null {
  try {
    return window.sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}
