import * as v from 'valibot'
import { brandSchema, defaultBrand } from '../brand/index.ts'
import type { Brand } from '../brand/index.ts'
import { readEnvironmentMode } from './modes.ts'
import type { EnvironmentMode } from './modes.ts'

/** The id of the JSON block in the page through which the service hands its settings to the portal. */
export const portalSettingsElementId = 'portal-settings'

const seconds = v.nullish(v.number(), null)
const wireSchema = v.object({
  mode: v.nullish(v.string(), ''),
  idleTimeoutSeconds: seconds,
  idleCountdownSeconds: seconds,
  identity: v.nullish(v.object({ issuer: v.string(), clientId: v.string() }), null),
  dashboardWidgets: v.nullish(v.string(), ''),
  brand: v.fallback(brandSchema, defaultBrand),
})

/**
 * What a deployment tells the browser before any call. The service writes it into the page, so the portal can read it
 * before its first render. Idle times may be missing; see `idleSettings`.
 */
export interface PortalSettings {
  readonly mode: EnvironmentMode
  readonly idleTimeoutSeconds: number | null
  readonly idleCountdownSeconds: number | null
  /** The OpenID provider, and the portal's name there; null where none is set up. */
  readonly identity: { readonly issuer: string; readonly clientId: string } | null
  /** Whether people with both lines of business have both widgets on their dashboard, or only the first. */
  readonly dashboardWidgets: 'first' | 'all'
  /** Whose portal it is: theme, logo, page titles and texts follow it. */
  readonly brand: Brand
}

const noSettings: PortalSettings = {
  mode: 'prod',
  idleTimeoutSeconds: null,
  idleCountdownSeconds: null,
  identity: null,
  dashboardWidgets: 'first',
  brand: defaultBrand,
}

/** Reads the JSON block; one that is missing or broken gives production with default idle times. */
export function readPortalSettings(json: string | null | undefined): PortalSettings {
  const parsed = v.safeParse(wireSchema, parseJson(json))
  if (!parsed.success) return noSettings
  const { mode, dashboardWidgets, ...others } = parsed.output
  return { ...others, mode: readEnvironmentMode(mode), dashboardWidgets: dashboardWidgets === 'all' ? 'all' : 'first' }
}

function parseJson(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return null
  }
}
