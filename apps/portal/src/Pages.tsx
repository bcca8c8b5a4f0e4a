import { matchPath } from 'react-router-dom'
import { Gated } from './frame/Gated.js'
import { Root } from './frame/Root.js'
import { usePathname } from './history/PathnameContext.js'
import { LazyNotFoundPage } from './pages/LazyNotFoundPage.js'
import { routes } from './routes.js'

/** How open a pattern is: a written address comes before one with values in it, and the one for all addresses last. */
const openness = (path: string) => (path === '*' ? Infinity : path.split(':').length)
const paths = routes.filter(({ page }) => page !== LazyNotFoundPage).map(({ path }) => path)
const ordered = routes.toSorted((a, b) => openness(a.path) - openness(b.path))

/** The page of the present address, out of the route table. */
export function Pages() {
  const pathname = usePathname()
  const entry = ordered.find(({ path }) => matchPath(path, pathname))
  return <Root paths={paths}>{entry && <Gated entry={entry} />}</Root>
}
