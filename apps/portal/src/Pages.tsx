import { useRoutes } from 'react-router-dom'
import { Gated } from './frame/Gated.js'
import { Root } from './frame/Root.js'
import { NotFoundPage } from './pages/NotFoundPage.js'
import { routes } from './routes.js'

const withPage = routes.filter(({ page }) => page !== NotFoundPage)
const tree = [
  {
    element: <Root paths={withPage.map(({ path }) => path)} />,
    children: routes.map((entry) => ({ path: entry.path, element: <Gated entry={entry} /> })),
  },
]

/** The page of the present address, out of the route table. */
export function Pages() {
  return useRoutes(tree)
}
