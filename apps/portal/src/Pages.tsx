import { matchRoutes, useLocation } from 'react-router-dom'
import { Gated } from './frame/Gated.js'
import { Root } from './frame/Root.js'
import { LazyNotFoundPage } from './pages/LazyNotFoundPage.js'
import { routes } from './routes.js'

const paths = routes.filter(({ page }) => page !== LazyNotFoundPage).map(({ path }) => path)
const matchable = routes.map((entry) => ({ path: entry.path, entry }))

/** The page of the present address, out of the route table. */
export function Pages() {
  const match = matchRoutes(matchable, useLocation())?.at(-1)
  return <Root paths={paths}>{match && <Gated entry={match.route.entry} />}</Root>
}
