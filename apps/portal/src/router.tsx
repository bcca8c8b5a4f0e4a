import { createBrowserRouter } from 'react-router-dom'
import { Gated } from './frame/Gated.js'
import { PassCrashOn } from './frame/PassCrashOn.js'
import { Root } from './frame/Root.js'
import { NotFoundPage } from './pages/NotFoundPage.js'
import { routes } from './routes.js'

const withPage = routes.filter(({ page }) => page !== NotFoundPage)

/** The browser's router over the route table. */
export const router = createBrowserRouter([
  {
    element: <Root paths={withPage.map(({ path }) => path)} />,
    errorElement: <PassCrashOn />,
    children: routes.map((entry) => ({ path: entry.path, element: <Gated entry={entry} /> })),
  },
])
