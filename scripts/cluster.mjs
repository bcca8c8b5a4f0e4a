// Starts what deploy/compose.yaml starts, as processes of this machine: a proxy, two processes of the service,
// PostgreSQL, an S3-compatible store and a mail catcher. Data are gone when it stops.
import { startCluster } from '../apps/service/src/testing/cluster.ts'
import { buildPortalWhenChanged, dist } from './build-portal.mjs'
import { findOrInstallPostgres } from './postgres.mjs'

buildPortalWhenChanged()
const { PORT = '4300', DATA_DIR: _folder, DATABASE_URL: _database, ...environment } = process.env
const cluster = await startCluster({
  programs: findOrInstallPostgres(),
  port: Number(PORT),
  onOutput: (text) => process.stdout.write(text),
  settings: { ...environment, PORTAL_DIST: dist, SEED_CASES: environment.SEED_CASES ?? '10000' },
})
console.log(`Producer portal ready at ${cluster.address}`)
for (const { address } of cluster.processes) console.log(`  a process of it  ${address}`)
console.log(`  its emails       ${cluster.mailAddress}`)
console.log(`  its database     ${cluster.databaseUrl}`)
console.log(`  its documents    ${cluster.documents.settings.endpoint.origin}`)

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    if (isStopping) return
    isStopping = true
    await cluster.stop()
    process.exit(0)
  })
}
