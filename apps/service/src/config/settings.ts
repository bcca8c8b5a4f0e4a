import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultBrand, brandSchema, brands } from '@producer-portal/domain/brand'
import type { Brand } from '@producer-portal/domain/brand'
import type { FeatureFlags } from '@producer-portal/domain/config'
import { addressesSchema, environmentModes, isDemoMode } from '@producer-portal/domain/config'
import type { PageConditions } from '@producer-portal/domain/shell'
import * as v from 'valibot'
import { StartupError, errorText } from '../errors.ts'
import {
  accessTokens,
  databaseAddress,
  documentStoreAddress,
  nonEmptyText,
  issuerAddress,
  mailAddress,
  mailServerAddress,
  oneOf,
  onOrOff,
  proxyCount,
  webAddress,
  wholeNumber,
  commaSeparated,
} from './values.ts'

/** A brand of the catalog by its id, or the JSON file of another one by its path. */
const brandSetting = v.pipe(
  v.string(),
  v.trim(),
  v.rawTransform<string, Brand>(({ dataset, addIssue, NEVER }) => {
    const catalogBrand = brands.find(({ id }) => id === dataset.value)
    if (catalogBrand !== undefined) return catalogBrand
    if (!dataset.value.endsWith('.json')) {
      addIssue({ message: `must be one of ${brands.map(({ id }) => id).join(', ')}, or the path of a JSON file` })
      return NEVER
    }
    try {
      return v.parse(brandSchema, JSON.parse(readFileSync(dataset.value, 'utf8')))
    } catch (error) {
      addIssue({ message: `must be the path of a file that describes a brand (${toReason(error)})` })
      return NEVER
    }
  }),
)

/** The JSON file of the addresses around the portal, by its path. */
const addressesSetting = v.pipe(
  v.string(),
  v.trim(),
  v.rawTransform<string, v.InferOutput<typeof addressesSchema>>(({ dataset, addIssue, NEVER }) => {
    try {
      return v.parse(addressesSchema, JSON.parse(readFileSync(dataset.value, 'utf8')))
    } catch (error) {
      addIssue({ message: `must be the path of a file of addresses (${toReason(error)})` })
      return NEVER
    }
  }),
)

function toReason(error: unknown): string {
  if (!(error instanceof v.ValiError)) return errorText(error)
  return error.issues
    .map((issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`)
    .join('; ')
}

const day = 86_400
const secretText = v.pipe(v.string(), v.minLength(24, 'must have at least 24 characters'))
const builtPortal = fileURLToPath(new URL('../../../portal/dist', import.meta.url))

/** Every setting of the service, read from the environment; a blank one counts as not given. */
const settingsSchema = v.object({
  /** Port of portal and API; 0 lets the system choose one. */
  PORT: v.optional(wholeNumber(0, 65_535), '4300'),
  /** The address to listen on; by default both loopback addresses, IPv4 and IPv6. */
  HOST: v.optional(nonEmptyText),
  /** Folder of the embedded database, and of the documents that were uploaded. */
  DATA_DIR: v.optional(nonEmptyText, '.data'),
  /** A PostgreSQL server to use instead of the embedded database. */
  DATABASE_URL: v.optional(databaseAddress),
  /** Pending cases of the big book. */
  SEED_CASES: v.optional(wholeNumber(0, 100_000), '10000'),
  /** In the demo: placeholders instead of agents and contract numbers. Decided once for a database. */
  MASK_SAMPLE_DATA: v.optional(onOrOff, 'off'),
  PORTAL_MODE: v.optional(oneOf(environmentModes), 'local'),
  /** The brand of the portal: a brand of the catalog, or the path of a JSON file. */
  BRAND: v.optional(brandSetting, defaultBrand.id),
  /** The addresses around the portal: the path of a JSON file with those that are not the examples. */
  ADDRESSES: v.optional(addressesSetting),
  FEATURE_LEADERBOARD: v.optional(onOrOff, 'on'),
  FEATURE_APPIAN: v.optional(onOrOff, 'on'),
  FEATURE_OKTA_LOGIN: v.optional(onOrOff, 'off'),
  /** True if users with both lines of business see both widgets on the dashboard. */
  DASHBOARD_WIDGETS: v.optional(oneOf(['first', 'all']), 'first'),
  IDLE_TIMEOUT_SECONDS: v.optional(wholeNumber(10, day), '1200'),
  /** Length of the inactivity countdown; half of the time-out when not given. */
  IDLE_COUNTDOWN_SECONDS: v.optional(wholeNumber(5, day)),
  TOKEN_LIFETIME_SECONDS: v.optional(wholeNumber(1, 30 * day), '3600'),
  /** The time after which a session ends for good, however often it was renewed. */
  SESSION_LIFETIME_SECONDS: v.optional(wholeNumber(1, 30 * day), '43200'),
  /** The time that running requests have to finish when the service is told to stop. */
  SHUTDOWN_SECONDS: v.optional(wholeNumber(0, 600), '30'),
  /** Before that, the time in which it works on but says that it isn't ready, so that a proxy goes to other processes. */
  SHUTDOWN_DELAY_SECONDS: v.optional(wholeNumber(0, 600), '5'),
  /** Folder of the built portal; without an index.html in it only the API is served. */
  PORTAL_DIST: v.optional(nonEmptyText, builtPortal),
  /** The address users open; with https the cookies are Secure. */
  PUBLIC_URL: v.optional(webAddress),
  /** The OpenID provider, by its exact issuer; only demo modes have a built-in one. */
  OIDC_ISSUER: v.optional(issuerAddress),
  /** The other provider's sign-out address, which returns to the portal; without it users stay signed in there. */
  OIDC_SIGN_OUT_URL: v.optional(webAddress),
  /** The portal's name at the identity provider. */
  OIDC_CLIENT_ID: v.optional(nonEmptyText, 'producer-portal'),
  /** The S3-compatible store for documents; by default they are in DATA_DIR. The credentials are those of AWS. */
  DOCUMENT_STORE: v.optional(documentStoreAddress),
  AWS_ACCESS_KEY_ID: v.optional(nonEmptyText),
  AWS_SECRET_ACCESS_KEY: v.optional(nonEmptyText),
  AWS_SESSION_TOKEN: v.optional(nonEmptyText),
  AWS_REGION: v.optional(nonEmptyText, 'us-east-1'),
  /** The mail server for emails; `MAIL_FROM` is their sender. */
  SMTP_URL: v.optional(mailServerAddress),
  MAIL_FROM: v.optional(mailAddress),
  /** Takes text messages and calls, and emails where no mail server is set; the secret signs each of them. */
  MESSAGE_WEBHOOK_URL: v.optional(webAddress),
  MESSAGE_WEBHOOK_SECRET: v.optional(secretText),
  /** Is told of what producers send and of illustrations that they ask for; the secret signs it. */
  SUBMISSION_WEBHOOK_URL: v.optional(webAddress),
  SUBMISSION_WEBHOOK_SECRET: v.optional(secretText),
  /** The tokens of operators and of your other systems, each at least 32 characters, separated by commas. */
  IMPORT_TOKENS: v.optional(accessTokens, ''),
  /** The number of your own proxies in front: the client's address is that far from the end of X-Forwarded-For. */
  TRUST_PROXY: v.optional(proxyCount, 'off'),
  /** Outside codes that /validate accepts, separated by commas; none by default. */
  VALIDATION_CODES: v.optional(commaSeparated, ''),
  /** The time until a requirement's status reflects what was sent; producers are told it can take up to 30 minutes. */
  STATUS_DELAY_SECONDS: v.optional(wholeNumber(0, 1_800), '120'),
  /** In the demo: how long until a basic illustration is ready; custom ones take three times as long. */
  ILLUSTRATION_DELAY_SECONDS: v.optional(wholeNumber(0, day), '60'),
  SIGN_IN_WINDOW_SECONDS: v.optional(wholeNumber(1, day), '900'),
  /** Failed sign-ins allowed to one account within the window. */
  SIGN_IN_TRIES_PER_ACCOUNT: v.optional(wholeNumber(1, 100_000), '10'),
  /** Failed sign-ins allowed to one client address within the window. */
  SIGN_IN_TRIES_PER_ADDRESS: v.optional(wholeNumber(1, 100_000), '100'),
})

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(settingsSchema.entries)

/** The checked settings, under the names of their environment variables. */
export type Settings = v.InferOutput<typeof settingsSchema>

/**
 * Reads the settings from the environment; folders become absolute paths.
 * @throws {StartupError} naming every wrong variable and what it must be
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = environment[name]
      return value === undefined || value.trim() === '' ? [] : [[name, value]]
    }),
  )
  const result = v.safeParse(settingsSchema, given)
  if (!result.success) throw new StartupError(result.issues.map((issue) => describeIssue(issue, given)).join('; '))
  const { DATA_DIR, PORTAL_DIST, PORTAL_MODE, FEATURE_OKTA_LOGIN, OIDC_ISSUER } = result.output
  if (FEATURE_OKTA_LOGIN && OIDC_ISSUER === undefined && !isDemoMode(PORTAL_MODE))
    throw new StartupError(`OIDC_ISSUER must name your identity provider: the built-in one isn't for ${PORTAL_MODE}`)
  return { ...result.output, DATA_DIR: resolve(DATA_DIR), PORTAL_DIST: resolve(PORTAL_DIST) }
}

/** The addresses to listen on, the first one first. */
export function getHosts({ HOST }: Settings): readonly string[] {
  return HOST === undefined ? ['127.0.0.1', '::1'] : [HOST]
}

/** The address users open, for links in emails. Never taken from a request, whose host header can be forged. */
export function getPublicOrigin({ PUBLIC_URL, PORT }: Pick<Settings, 'PUBLIC_URL' | 'PORT'>): string {
  return PUBLIC_URL?.origin ?? `http://localhost:${PORT}`
}

/** The feature flags of this deployment. */
export function featureFlags(settings: Settings): FeatureFlags {
  return {
    leaderboard: settings.FEATURE_LEADERBOARD,
    oktaLogin: settings.FEATURE_OKTA_LOGIN,
    appian: settings.FEATURE_APPIAN,
  }
}

/** The conditions, besides the user, that decide which pages exist in this deployment. */
export function pageConditions(settings: Settings): PageConditions {
  return { flags: featureFlags(settings), mode: settings.PORTAL_MODE }
}

/** Seconds of the inactivity countdown. */
export function getIdleCountdown({ IDLE_COUNTDOWN_SECONDS, IDLE_TIMEOUT_SECONDS }: Settings): number {
  return IDLE_COUNTDOWN_SECONDS ?? Math.floor(IDLE_TIMEOUT_SECONDS / 2)
}

/** An address may contain a password, and secrets and tokens are some, so their values aren't repeated. */
function describeIssue(issue: v.BaseIssue<unknown>, given: Readonly<Record<string, string>>): string {
  const name = v.getDotPath(issue) ?? ''
  return /_(?:URL|SECRET|TOKENS?|KEY|ID)$/.test(name)
    ? `${name} ${issue.message}`
    : `${name} ${issue.message}, not "${given[name] ?? ''}"`
}
