import type { Settings } from '../config/settings.ts'
import { showSetting } from '../config/show-setting.ts'
import type { Log } from '../log.ts'
import type { S3Settings } from './s3-store.ts'
import { createS3Store } from './s3-store.ts'
import type { DocumentStore } from './upload-folder.ts'
import { createDocumentFolder } from './upload-folder.ts'

/**
 * The document store that the settings name; without one, documents stay in the data folder. One whose credentials are
 * missing is logged and stores nothing, and so is one that doesn't answer; neither keeps the service from starting.
 */
export function openDocumentStore(settings: Settings, log: Log): DocumentStore {
  const { DATA_DIR: dataDir, DOCUMENT_STORE: address } = settings
  if (address === undefined) return createDocumentFolder(dataDir)
  const facts = { name: 'DOCUMENT_STORE', value: showSetting('DOCUMENT_STORE', address) }
  const found = readS3Settings(address, settings)
  if ('missing' in found) {
    log.event('setting not used', { ...facts, missing: found.missing })
    const refuse = () => Promise.reject(new Error(`DOCUMENT_STORE can't be used without ${found.missing}`))
    return { ...createDocumentFolder(dataDir), save: refuse, read: refuse }
  }
  const store = createS3Store(found, { log, dataDir })
  store.check().then(
    () => log.event('document store ready', { server: found.endpoint.host, bucket: found.bucket }),
    (error: unknown) => log.error('document store not ready', error, facts),
  )
  return store
}

function readS3Settings(address: URL, settings: Settings): S3Settings | { readonly missing: string } {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (accessKeyId === undefined) return { missing: 'AWS_ACCESS_KEY_ID' }
  if (secretAccessKey === undefined) return { missing: 'AWS_SECRET_ACCESS_KEY' }
  const region = address.searchParams.get('region') ?? settings.AWS_REGION
  return {
    bucket: address.hostname,
    endpoint: new URL(address.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`),
    region,
    accessKeyId,
    secretAccessKey,
    sessionToken: settings.AWS_SESSION_TOKEN,
    encryption: address.searchParams.get('encryption') ?? undefined,
  }
}
