import { createContext, use } from 'react'
import { matchPath } from 'react-router-dom'

/** The addresses that have a page. */
const PagePaths = createContext<readonly string[]>([])
export const PagePathsProvider = PagePaths.Provider

/** Whether a path has a page. */
export function hasPage(paths: readonly string[], path: string): boolean {
  return paths.some((pattern) => pattern !== '*' && matchPath(pattern, path) !== null)
}

/** A test for paths: whether the portal has a page there. Use it on pages of people who are signed in. */
export function useHasPage(): (path: string) => boolean {
  const paths = use(PagePaths)
  return (path) => hasPage(paths, path)
}
