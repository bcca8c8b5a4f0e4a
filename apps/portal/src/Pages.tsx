import { Gated } from './frame/Gated.js'
import { Root } from './frame/Root.js'
import { LazyNotFoundPage } from './pages/LazyNotFoundPage.js'
import { matchPath } from './router/match-path.js'
import { useLocation } from './router/useLocation.js'
import { routes } from './routes.js'

/** How many addresses a pattern may stand for. */
const openness = (path: string) => (path === '*' ? Infinity : path.split(':').length)
/** Addresses that are written out come before those with a value in them, and before the one that fits all. */
const ordered = routes.toSorted((a, b) => openness(a.path) - openness(b.path))
const paths = routes.filter(({ page }) => page !== LazyNotFoundPage).map(({ path }) => path)

/** The page of the present address, out of the route table. */
export function Pages() {
  const { pathname } = useLocation()
  const entry = ordered.find(({ path }) => matchPath(path, pathname))
  return <Root paths={paths}>{entry && <Gated entry={entry} />}</Root>
}
