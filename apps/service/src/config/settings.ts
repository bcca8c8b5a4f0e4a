import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { StartupError } from './startup-error.ts'
import { databaseAddress, filledText, issuerAddress, oneOf, onOrOff, webAddress, wholeNumber, words } from './values.ts'

const day = 86_400
const builtPortal = fileURLToPath(new URL('../../../portal/dist', import.meta.url))

/** Every setting of the service, read from the environment; a blank one counts as not given. */
const settingsSchema = v.object({
  /** Port of portal and API; 0 lets the system choose one. */
  PORT: v.optional(wholeNumber(0, 65_535), '4300'),
  /** The one address to listen on; without it both loopback addresses, IPv4 and IPv6. */
  HOST: v.optional(filledText),
  /** Folder of the embedded database, and of the documents that were uploaded. */
  DATA_DIR: v.optional(filledText, '.data'),
  /** A PostgreSQL server to use instead of the embedded database. */
  DATABASE_URL: v.optional(databaseAddress),
  /** Pending cases of the big book. */
  SEED_CASES: v.optional(wholeNumber(0, 100_000), '10000'),
  PORTAL_MODE: v.optional(oneOf(['local', 'dev', 'test', 'model', 'prod']), 'local'),
  FEATURE_LEADERBOARD: v.optional(onOrOff, 'on'),
  FEATURE_APPIAN: v.optional(onOrOff, 'on'),
  FEATURE_OKTA_LOGIN: v.optional(onOrOff, 'off'),
  /** Whether people with both lines of business have both widgets on their dashboard. */
  DASHBOARD_WIDGETS: v.optional(oneOf(['first', 'all']), 'first'),
  IDLE_TIMEOUT_SECONDS: v.optional(wholeNumber(10, day), '1200'),
  /** Length of the inactivity countdown; half of the time-out when not given. */
  IDLE_COUNTDOWN_SECONDS: v.optional(wholeNumber(5, day)),
  TOKEN_LIFETIME_SECONDS: v.optional(wholeNumber(1, 30 * day), '3600'),
  /** Folder of the built portal; without an index.html in it only the API is served. */
  PORTAL_DIST: v.optional(filledText, builtPortal),
  /** Where users reach the portal; https makes the cookies Secure. */
  PUBLIC_URL: v.optional(webAddress),
  /** Another OpenID provider than the one in this service, exactly as it names itself. */
  OIDC_ISSUER: v.optional(issuerAddress),
  /** Where another provider signs browsers out, led back to the portal; without it they stay signed in there. */
  OIDC_SIGN_OUT_URL: v.optional(webAddress),
  /** The portal's name at the identity provider. */
  OIDC_CLIENT_ID: v.optional(filledText, 'producer-portal'),
  /** Take the client's address from X-Forwarded-For; only behind a proxy of one's own. */
  TRUST_PROXY: v.optional(onOrOff, 'off'),
  /** Codes from outside that /validate takes, separated by commas; none without it. */
  VALIDATION_CODES: v.optional(words, ''),
  /** How long the status of a requirement takes to show what was sent for it; producers are told of up to 30 minutes. */
  STATUS_DELAY_SECONDS: v.optional(wholeNumber(0, 1_800), '120'),
  SIGN_IN_WINDOW_SECONDS: v.optional(wholeNumber(1, day), '900'),
  /** Failed sign-ins allowed to one account within the window. */
  SIGN_IN_TRIES_PER_ACCOUNT: v.optional(wholeNumber(1, 100_000), '10'),
  /** Failed sign-ins allowed to one client address within the window. */
  SIGN_IN_TRIES_PER_ADDRESS: v.optional(wholeNumber(1, 100_000), '100'),
})

/** The checked settings, under the names of their environment variables. */
export type Settings = v.InferOutput<typeof settingsSchema>

/**
 * Reads the settings from the environment; folders become absolute paths.
 * @throws {StartupError} naming every wrong variable and what it must be
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(settingsSchema.entries).flatMap((name) => {
      const value = environment[name]
      return value === undefined || value.trim() === '' ? [] : [[name, value]]
    }),
  )
  const result = v.safeParse(settingsSchema, given)
  if (!result.success) throw new StartupError(result.issues.map((issue) => complaint(issue, given)).join('; '))
  const { DATA_DIR, PORTAL_DIST } = result.output
  return { ...result.output, DATA_DIR: resolve(DATA_DIR), PORTAL_DIST: resolve(PORTAL_DIST) }
}

/** The addresses to listen on, the first one first. */
export function hostsOf({ HOST }: Settings): readonly string[] {
  return HOST === undefined ? ['127.0.0.1', '::1'] : [HOST]
}

/** Where users reach the portal, for links in mails: never taken from a request, whose host anybody can write. */
export function publicOriginOf({ PUBLIC_URL, PORT }: Pick<Settings, 'PUBLIC_URL' | 'PORT'>): string {
  return PUBLIC_URL?.origin ?? `http://localhost:${PORT}`
}

/** Seconds of the inactivity countdown. */
export function idleCountdownOf({ IDLE_COUNTDOWN_SECONDS, IDLE_TIMEOUT_SECONDS }: Settings): number {
  return IDLE_COUNTDOWN_SECONDS ?? Math.floor(IDLE_TIMEOUT_SECONDS / 2)
}

/** An address may hold a password, so its value is not repeated. */
function complaint(issue: v.BaseIssue<unknown>, given: Readonly<Record<string, string>>): string {
  const name = v.getDotPath(issue) ?? ''
  return name.endsWith('_URL') ? `${name} ${issue.message}` : `${name} ${issue.message}, not "${given[name] ?? ''}"`
}
