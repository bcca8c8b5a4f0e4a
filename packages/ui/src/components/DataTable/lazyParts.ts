'use client'
import { lazy } from 'react'
import type { TableCards } from './cards/TableCards.js'

/*
 * Parts that most tables do not need at first, and that bring a good deal with them: they are loaded when they are
 * shown, so that a table on its own stays small.
 */
export const LazyCards = lazy(
  () => import('./cards/TableCards.js').then((part) => ({ default: part.TableCards })),
  // `lazy` knows no type parameters: the cast gives the part its own.
) as unknown as typeof TableCards
export const LazySkeleton = lazy(() => import('./TableSkeleton.js').then((part) => ({ default: part.TableSkeleton })))
export const LazyNotice = lazy(() => import('./TableNotice.js').then((part) => ({ default: part.TableNotice })))
export const LazyPagination = lazy(() =>
  import('../Pagination/Pagination.js').then((part) => ({ default: part.Pagination })),
)
export const LazyFullText = lazy(() =>
  import('../TruncatedText/FullTextModal.js').then((part) => ({ default: part.FullTextModal })),
)
