import { parseArgs } from 'node:util'
import { keysNoticedWithin } from './auth/signing-keys.ts'
import { readSettings } from './config/settings.ts'
import { StartupError, errorText } from './errors.ts'
import { openDatabase } from './store/database/open-database.ts'
import { migrate } from './store/migrate.ts'
import { rotateSigningKey } from './store/signing-keys.ts'

const usage = 'Usage: npm run rotate-keys [-- --at-once]'

try {
  const isAtOnce = readArguments()
  const settings = readSettings(process.env)
  const { db, close } = await openDatabase(settings)
  try {
    await migrate(db)
    const now = new Date()
    // Processes that haven't noticed yet still sign with the old key
    const seconds = isAtOnce ? 0 : settings.TOKEN_LIFETIME_SECONDS + keysNoticedWithin
    const endsAt = new Date(now.getTime() + seconds * 1000)
    const { added, retired } = await rotateSigningKey(db, { now, endsAt })
    console.log(`Added the key ${added}. It signs new sessions within ${keysNoticedWithin} seconds.`)
    console.log(
      isAtOnce
        ? `Ended the key ${retired}: within ${keysNoticedWithin} seconds all users have to sign in again.`
        : `Retired the key ${retired}: what it has signed counts until ${endsAt.toISOString()}. Nobody is signed out.`,
    )
  } finally {
    await close()
  }
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}

function readArguments(): boolean {
  try {
    return parseArgs({ options: { 'at-once': { type: 'boolean', default: false } } }).values['at-once']
  } catch (error) {
    throw new StartupError(`${errorText(error)} ${usage}`, { cause: error })
  }
}
