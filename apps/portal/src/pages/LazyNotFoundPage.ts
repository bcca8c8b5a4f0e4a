import { lazyPart } from '../frame/lazy-part.js'

/** The page of addresses that do not exist, loaded when one is visited. */
export const LazyNotFoundPage = lazyPart(() => import('./NotFoundPage.js').then((part) => part.NotFoundPage))
