import * as v from 'valibot'
import type { Brand } from '../brand/index.ts'
import { readEnvironmentMode } from './modes.ts'
import type { EnvironmentMode } from './modes.ts'
import type { Addresses } from './settings.ts'

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
/** A brand in the page. As of its addresses, the service has checked every part when it started; here it is the outline. */
const pageBrand = v.custom<Brand>((value) => v.is(brandOutline, value))
const pageAddresses = v.custom<Partial<Addresses>>((value) => typeof value === 'object')
const seconds = v.nullish(v.number(), null)
const wireSchema = v.object({
  mode: v.nullish(v.string(), ''),
  idleTimeoutSeconds: seconds,
  idleCountdownSeconds: seconds,
  identity: v.nullish(v.object({ issuer: v.string(), clientId: v.string() }), null),
  dashboardWidgets: v.fallback(v.picklist(['first', 'all']), 'first'),
  addresses: v.fallback(v.nullable(pageAddresses), null),
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
  /** The addresses around the portal that are the deployment's own; null where all are the examples. */
  readonly addresses: Partial<Addresses> | null
  /** The brand of the portal: theme, logo, page titles and texts follow it. */
  readonly brand: Brand
}

/**
 * Reads the JSON block; one that is missing or broken gives production with default idle times.
 * @param fallback the brand of a page that has none, as the development server sends it
 */
export function readPortalSettings(json: string | null | undefined, fallback: Brand): PortalSettings {
  const parsed = v.safeParse(wireSchema, parseJson(json))
  if (!parsed.success) return readPortalSettings('{}', fallback)
  const { mode, brand, ...others } = parsed.output
  return {
    ...others,
    mode: readEnvironmentMode(mode),
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
