import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getOutbox, isDemoMode } from '@producer-portal/domain/config'
import type { Endpoint } from '@producer-portal/domain/endpoint'
import { isEndpoint } from '@producer-portal/domain/endpoint'
import type { Settings } from '../config/settings.ts'
import { listModules } from '../modules.ts'
import type { Route } from '../routes/route.ts'

const domain = dirname(createRequire(import.meta.url).resolve('@producer-portal/domain/package.json'))

/** Every call that a subject of the domain declares. */
export const endpoints = await readEndpoints()

/** Every call that this service answers: what each file of `routes/` exports as `routes`. The others answer 501. */
export const routes = await readRoutes()

async function readEndpoints(): Promise<readonly Endpoint[]> {
  // Sample data declares no calls, and production doesn't load it
  const subjects = readdirSync(join(domain, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'mocks')
    .map(({ name }): Promise<object> => import(`@producer-portal/domain/${name}`))
  return (await Promise.all(subjects)).flatMap((exports) => Object.values(exports)).filter(isEndpoint)
}

async function readRoutes(): Promise<readonly Route[]> {
  const subjects = listModules(join(import.meta.dirname, '../routes'))
    .filter((name) => name !== 'route')
    .map((name): Promise<{ readonly routes: readonly Route[] }> => import(`../routes/${name}.ts`))
  return (await Promise.all(subjects)).flatMap((subject) => subject.routes)
}

/** The API that a deployment offers: in model and prod there is no outbox. */
export function getOfferedApi({ PORTAL_MODE }: Pick<Settings, 'PORTAL_MODE'>): {
  readonly endpoints: readonly Endpoint[]
  readonly routes: readonly Route[]
} {
  if (isDemoMode(PORTAL_MODE)) return { endpoints, routes }
  return {
    endpoints: endpoints.filter((endpoint) => endpoint !== getOutbox),
    routes: routes.filter(({ endpoint }) => endpoint !== getOutbox),
  }
}
