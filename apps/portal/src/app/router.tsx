import { createBrowserRouter, useRouteError } from 'react-router-dom'
import { routes } from '../routes.js'
import { RootLayout } from './RootLayout.js'
import { RouteGuard } from './RouteGuard.js'

/** The browser router with every address of the route table. */
export const router = createBrowserRouter([
  {
    element: <RootLayout />,
    ErrorBoundary: PassToSiteBoundary,
    children: routes.map((route) => ({ path: route.path, element: <RouteGuard route={route} /> })),
  },
])

/** The router would show errors in a page of its own; the boundary of the whole site signs the user out first. */
function PassToSiteBoundary(): never {
  throw useRouteError()
}
