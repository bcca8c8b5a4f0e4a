import { environmentSettings } from '@producer-portal/domain/environment'
import { standInHash } from '../auth/passwords.ts'
import { createTokens } from '../auth/tokens.ts'
import type { Settings } from '../config/settings.ts'
import { idleCountdownOf } from '../config/settings.ts'
import { createApp } from '../http/app.ts'
import { openIdentity, issuerOf } from '../identity/open-identity.ts'
import type { Answer } from './listen.ts'
import { readPortalFiles } from '../portal/files.ts'
import type { Portal } from '../portal/portal.ts'
import { contractOf } from '../routes/contract.ts'
import { seed } from '../seed/seed.ts'
import type { OpenDatabase } from '../store/database/database.ts'
import { migrate } from '../store/migrate.ts'
import { signingSecret } from '../store/settings.ts'
import { processLog } from './log.ts'

const now = () => new Date()
const report = (line: string) => void process.stdout.write(`${line}\n`)

/**
 * Makes the application of an open database, which is brought up to date and, the first time, filled.
 * @throws {StartupError} when the database belongs to a newer version or to something else
 */
export async function createServiceApp(settings: Settings, { db }: OpenDatabase): Promise<Answer> {
  await migrate(db)
  await seed(db, { pendingCases: settings.SEED_CASES, now: now(), report })
  // Made now, so that the first unknown user takes no longer than the next.
  await standInHash()
  const tokens = createTokens(await signingSecret(db), settings.TOKEN_LIFETIME_SECONDS)
  const base = { db, settings, tokens, now, log: processLog }
  const { verify, own } = await openIdentity(base)
  const app = createApp({
    ...contractOf(settings),
    services: { ...base, verifyIdentity: verify },
    portal: openPortal(settings),
    identityPages: own?.pages,
  })
  return (request, bindings) =>
    own?.isCall(bindings.incoming.url ?? '') ? own.answer(bindings) : app.fetch(request, bindings)
}

function openPortal(settings: Settings): Portal | null {
  const files = readPortalFiles(settings.PORTAL_DIST)
  if (files === null) return null
  const { PORTAL_MODE: mode, IDLE_TIMEOUT_SECONDS: idleTimeoutSeconds, DASHBOARD_WIDGETS: dashboardWidgets } = settings
  const identity = issuerOf(settings)
  return {
    files,
    settings: { mode, idleTimeoutSeconds, idleCountdownSeconds: idleCountdownOf(settings), identity, dashboardWidgets },
    formTargets: [new URL(environmentSettings(mode).serviceUrl).origin],
    callTargets: [new URL(identity.issuer).origin],
  }
}
