import { lazy } from 'react'

/** The page of addresses that do not exist, loaded when one is visited. */
export const LazyNotFoundPage = lazy(() => import('./NotFoundPage.js').then((part) => ({ default: part.NotFoundPage })))
