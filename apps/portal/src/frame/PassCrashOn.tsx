import { useRouteError } from 'react-router-dom'

/** The router catches what its pages throw; this hands it on to the boundary around the whole site. */
export function PassCrashOn(): never {
  throw useRouteError()
}
