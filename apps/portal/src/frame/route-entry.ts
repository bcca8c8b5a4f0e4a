import type { ComponentType, LazyExoticComponent } from 'react'
import type { Gate } from '../session/guards.js'
import type { PageTitle } from './messages.js'

/** One address of the portal. */
export interface RouteEntry extends Gate {
  readonly path: string
  /** What the browser's tab shows. */
  readonly title?: PageTitle
  /** Where the address leads on to, instead of a page. */
  readonly to?: string
  readonly page?: ComponentType | LazyExoticComponent<ComponentType>
  /** How far a crash of the page reaches; `section` by default. */
  readonly crash?: 'section' | 'site'
}
