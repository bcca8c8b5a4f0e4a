import { parseArgs } from 'node:util'
import { isDemoMode } from '@producer-portal/domain/config'
import { adminLinkHours, createAdmin } from './auth/create-admin.ts'
import { readSettings } from './config/settings.ts'
import { StartupError, errorText } from './errors.ts'
import { prepareData } from './seed/seed.ts'
import { openDatabase } from './store/database/open-database.ts'
import { migrate } from './store/migrate.ts'

const now = () => new Date()
const usage = 'Usage: npm run create-admin -- --user <user ID> --email <address> [--name "<full name>"]'

try {
  const settings = readSettings(process.env)
  const { PORTAL_MODE: mode, SEED_CASES: pendingCases } = settings
  if (isDemoMode(mode)) {
    throw new StartupError(`PORTAL_MODE=${mode} comes with demo accounts. Set PORTAL_MODE to model or prod.`)
  }
  const { user: userId, email, name } = readArguments()
  const { db, close } = await openDatabase(settings)
  try {
    await migrate(db)
    await prepareData(db, mode, { pendingCases, now: now() })
    const { isNew, link } = await createAdmin({ userId, email, name }, { db, now, settings })
    console.log(isNew ? `Created the home-office account ${userId}.` : `The account ${userId} exists already.`)
    console.log(`Open this link within ${adminLinkHours} hours to set its password. It works once:\n${link}`)
  } finally {
    await close()
  }
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}

function readArguments(): { readonly user: string; readonly email: string; readonly name: string | undefined } {
  const text = { type: 'string' } as const
  try {
    const { user, email, name } = parseArgs({ options: { user: text, email: text, name: text } }).values
    if (user !== undefined && email !== undefined) return { user, email, name }
  } catch (error) {
    throw new StartupError(`${errorText(error)} ${usage}`, { cause: error })
  }
  throw new StartupError(usage)
}
