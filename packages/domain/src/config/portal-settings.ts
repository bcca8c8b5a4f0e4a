import * as v from 'valibot'
import type { Brand } from '../brand/index.ts'
import { readEnvironmentMode } from './modes.ts'
import type { EnvironmentMode } from './modes.ts'

/** The id of the JSON block in the page through which the service hands its settings to the portal. */
export const portalSettingsElementId = 'portal-settings'

const brandOutline = v.object({
  id: v.string(),
  name: v.string(),
  product: v.string(),
  hue: v.number(),
  chroma: v.number(),
  radius: v.number(),
  logo: v.object({}),
  phone: v.string(),
  email: v.string(),
  links: v.array(v.unknown()),
})
/** A brand in the page. The service has checked every part of it when it started, so only its outline is checked here. */
const pageBrand = v.custom<Brand>((value) => v.is(brandOutline, value))
const seconds = v.nullish(v.number(), null)
const wireSchema = v.object({
  mode: v.nullish(v.string(), ''),
  idleTimeoutSeconds: seconds,
  idleCountdownSeconds: seconds,
  identity: v.nullish(v.object({ issuer: v.string(), clientId: v.string() }), null),
  dashboardWidgets: v.nullish(v.string(), ''),
  brand: v.fallback(v.nullable(pageBrand), null),
})

/**
 * The settings that a deployment gives the browser before any call. The service writes it into the page, so the portal
 * can read it before its first render. Idle times may be missing; see `idleSettings`.
 */
export interface PortalSettings {
  readonly mode: EnvironmentMode
  readonly idleTimeoutSeconds: number | null
  readonly idleCountdownSeconds: number | null
  /** The OpenID provider, and the portal's name there; null where none is set up. */
  readonly identity: { readonly issuer: string; readonly clientId: string } | null
  /** True if people with both lines of business have both widgets on their dashboard, or only the first. */
  readonly dashboardWidgets: 'first' | 'all'
  /** The brand of the portal: theme, logo, page titles and texts follow it. */
  readonly brand: Brand
}

const noSettings: Omit<PortalSettings, 'brand'> = {
  mode: 'prod',
  idleTimeoutSeconds: null,
  idleCountdownSeconds: null,
  identity: null,
  dashboardWidgets: 'first',
}

/**
 * Reads the JSON block; one that is missing or broken gives production with default idle times.
 * @param fallback the brand of a page that has none, as the development server sends it
 */
export function readPortalSettings(json: string | null | undefined, fallback: Brand): PortalSettings {
  const parsed = v.safeParse(wireSchema, parseJson(json))
  if (!parsed.success) return { ...noSettings, brand: fallback }
  const { mode, dashboardWidgets, brand, ...others } = parsed.output
  return {
    ...others,
    mode: readEnvironmentMode(mode),
    dashboardWidgets: dashboardWidgets === 'all' ? 'all' : 'first',
    brand: brand ?? fallback,
  }
}

function parseJson(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return null
  }
}
