import { parseArgs } from 'node:util'
import { Worker, isMainThread } from 'node:worker_threads'
import { splitWords } from '@producer-portal/domain/import'
import type { ImportReport } from '@producer-portal/domain/import'
import { isDemoMode } from '@producer-portal/domain/config'
import { createInvite } from './auth/invitations.ts'
import { readSettings } from './config/settings.ts'
import { StartupError, errorText } from './errors.ts'
import { importFolder } from './import/import-files.ts'
import { describeReport } from './import/describe-report.ts'
import { processLog } from './log.ts'
import { openOutbox } from './messages/message-sender.ts'
import { prepareData } from './seed/seed.ts'
import { openDatabase } from './store/database/open-database.ts'
import { migrate } from './store/migrate.ts'

const usage =
  'Usage: npm run import -- <folder> [--dry-run] [--max-rejected <count>] [--replace <agency,…>] [--no-invitations], or npm run import -- --samples <folder>'

// A thread can have a small young generation: what a batch leaves behind goes sooner, which takes half of the memory.
if (isMainThread) {
  const options = { argv: process.argv.slice(2), resourceLimits: { maxYoungGenerationSizeMb: 6 } }
  const worker = new Worker(new URL(import.meta.url), options)
  worker.on('exit', (code) => {
    process.exitCode = code
  })
} else await run()

async function run(): Promise<void> {
  try {
    const { samples, ...given } = readArguments()
    if (samples === undefined) await bringIn(given)
    else {
      // Only here: what a deployment brings in needs no sample data.
      const { writeSamples } = await import('./seed/write-samples.ts')
      const names = await writeSamples(samples, new Date())
      console.log(`Wrote a sample file of each entity to ${samples}: ${names.join(', ')}`)
    }
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error)
    process.exit(1)
  }
}

async function bringIn({
  folder,
  invites,
  ...options
}: Omit<ReturnType<typeof readArguments>, 'samples'>): Promise<void> {
  const settings = readSettings(process.env)
  const { PORTAL_MODE: mode, SEED_CASES: pendingCases, MASK_SAMPLE_DATA: isMasked } = settings
  const { db, close } = await openDatabase(settings)
  let reports: readonly ImportReport[]
  try {
    const now = new Date()
    const outbox = openOutbox({ settings, now: () => now })
    const invite = invites ? createInvite({ settings, now: () => now, log: processLog, outbox }) : null
    await migrate(db)
    await prepareData(db, mode, { pendingCases, isMasked, now })
    reports = await importFolder(folder, { db, now, invite, ...options })
  } finally {
    await close()
  }
  if (isDemoMode(mode)) console.log(`PORTAL_MODE=${mode}: this is a database with demo data.`)
  for (const report of reports) console.log(describeReport(report, options.isDryRun))
  if (reports.some(({ problem }) => problem !== null)) process.exitCode = 1
}

function readArguments() {
  const options = {
    samples: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    'max-rejected': { type: 'string' },
    replace: { type: 'string', default: '' },
    'no-invitations': { type: 'boolean', default: false },
  } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [folder = '', ...more] = positionals
    const { samples, 'dry-run': isDryRun, 'max-rejected': limit } = values
    const isWhole = limit === undefined || /^\d{1,9}$/.test(limit)
    if (isWhole && more.length === 0 && (folder === '') === (samples !== undefined)) {
      return {
        folder,
        samples,
        isDryRun,
        maxRejected: limit === undefined ? undefined : Number(limit),
        replaced: splitWords(values.replace),
        invites: !values['no-invitations'],
      }
    }
  } catch (error) {
    throw new StartupError(`${errorText(error)} ${usage}`, { cause: error })
  }
  throw new StartupError(usage)
}
