import { createContext, use, useState } from 'react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { LeaveGuards } from '../drafts/LeaveGuards.js'

const Children = createContext<ReactNode>(null)

export interface TestRouterProps {
  /** The addresses that were visited; the last one is shown. */
  initialEntries?: string[]
  children: ReactNode
}

/** A router for tests, with a history of its own. */
export function TestRouter({ initialEntries = ['/'], children }: TestRouterProps) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries }))
  return (
    <Children value={children}>
      <RouterProvider router={router} />
    </Children>
  )
}

function Page() {
  return <LeaveGuards>{use(Children)}</LeaveGuards>
}
