import { isDemoMode } from '@producer-portal/domain/config'
import type { Settings } from '../config/settings.ts'
import { describeDemoAccounts } from '../seed/demo.ts'

/** The lines for the person who started the service: where it is, and who can sign in. */
export function announcement(port: number, settings: Settings, hasAccounts: boolean): string {
  const ready = `Producer portal ready at http://localhost:${port}`
  if (isDemoMode(settings.PORTAL_MODE)) return [ready, '', ...describeDemoAccounts(settings.SEED_CASES), ''].join('\n')
  if (hasAccounts) return ready
  const first =
    settings.DATABASE_URL === undefined ? 'Stop the service, then create the first one:' : 'Create the first one:'
  return [
    ready,
    '',
    `There are no accounts yet. ${first}`,
    '  npm run create-admin -- --user <user ID> --email <address>',
    '',
  ].join('\n')
}
