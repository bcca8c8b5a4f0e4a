import type { AccessUser } from '../access/index.ts'
import type { EnvironmentMode, FeatureFlags } from '../config/index.ts'
import { getSignInMethod } from '../config/index.ts'
import type { Page, PageId } from './pages.ts'
import { pages } from './pages.ts'

/** The conditions, besides the user, that decide, whether a page exists in a deployment. */
export interface PageConditions {
  readonly flags: FeatureFlags
  readonly mode: EnvironmentMode
}

/** A placeholder for the portal's own origin, wherever it's deployed. */
const portalOrigin = 'https://portal.invalid'
const patterns = (Object.keys(pages) as PageId[]).map((id) => ({ id, segments: getSegments(pages[id].path) }))

/** The page at a path, in any letter case; undefined when the portal knows no such address. */
export function findPage(path: string): Page | undefined {
  const id = findPageId(path)
  return id && pages[id]
}

/** The name of the page at a path. */
export function findPageId(path: string): PageId | undefined {
  const wanted = getSegments(path)
  // A fixed path is listed before one with parameters that would match it, too.
  return patterns.find(
    ({ segments }) =>
      segments.length === wanted.length &&
      segments.every((segment, at) => segment.startsWith(':') || segment === wanted[at]),
  )?.id
}

/** True if the portal has a page at a path. */
export function hasPage(path: string): boolean {
  return findPage(path) !== undefined
}

/** True if a page exists in this deployment, by its flag, its modes and the way users sign in. */
export function isPageOffered({ flag, modes, signInMethod }: Page, { flags, mode }: PageConditions): boolean {
  if (flag !== undefined && !flags[flag]) return false
  if (modes !== undefined && !modes.includes(mode)) return false
  return signInMethod === undefined || signInMethod === getSignInMethod(flags)
}

/** True if a page exists in this deployment and the signed-in user's access rules allow it. */
function canOpenPage(page: Page, user: AccessUser, conditions: PageConditions): boolean {
  const { access, redirectTo } = page
  if (!isPageOffered(page, conditions)) return false
  if (access !== undefined && !access(user)) return false
  const target = redirectTo === undefined ? undefined : findPage(redirectTo)
  return target === undefined || canOpenPage(target, user, conditions)
}

/**
 * True if a link should be shown: users don't see links to pages that they may not open. Links to other sites and to
 * unknown addresses are always shown.
 */
export function canOpenLink(url: string | null, user: AccessUser, conditions: PageConditions): boolean {
  const path = url === null ? null : portalPath(url)
  const page = path === null ? undefined : findPage(path)
  return page === undefined || canOpenPage(page, user, conditions)
}

/** The path of a link into the portal; null for another site. */
function portalPath(url: string): string | null {
  if (!URL.canParse(url, portalOrigin)) return null
  const { origin, pathname } = new URL(url, portalOrigin)
  return origin === portalOrigin ? pathname : null
}

function getSegments(path: string): readonly string[] {
  return path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '')
}
