import { once } from 'node:events'
import { connect } from 'node:net'
import { isDemoMode } from '@producer-portal/domain/config'
import type { Settings } from '../config/settings.ts'
import { getPublicOrigin } from '../config/settings.ts'
import { showSetting } from '../config/show-setting.ts'
import { discover } from '../identity/verify-identity.ts'
import type { Log } from '../log.ts'
import { uploadBodyLimit } from '../uploads/receive-files.ts'
import { tryUploadFolder } from '../uploads/upload-folder.ts'

const deadline = 5_000
/** An upload of the largest size, and the document made of it. */
const leastRoom = 2 * uploadBodyLimit

/**
 * Logs settings that do nothing as they are, and servers of the settings that can't be reached. None of that keeps the
 * service from starting. The parts that use a mail server or a document store check it themselves.
 */
export async function checkSettings(settings: Settings, log: Log): Promise<void> {
  const { FEATURE_OKTA_LOGIN, OIDC_ISSUER, OIDC_SIGN_OUT_URL, PORTAL_MODE, PUBLIC_URL } = settings
  const needs = (name: string, value: URL | string, missing: string) =>
    log.event('setting not used', { name, value: showSetting(name, value), missing })
  if (OIDC_ISSUER !== undefined && !FEATURE_OKTA_LOGIN) needs('OIDC_ISSUER', OIDC_ISSUER, 'FEATURE_OKTA_LOGIN')
  if (OIDC_SIGN_OUT_URL && OIDC_ISSUER === undefined) needs('OIDC_SIGN_OUT_URL', OIDC_SIGN_OUT_URL, 'OIDC_ISSUER')
  if (PUBLIC_URL === undefined && !isDemoMode(PORTAL_MODE))
    log.event('setting missing', { name: 'PUBLIC_URL', links: getPublicOrigin(settings) })

  const check = async (what: string, name: string, value: URL | string, reach: () => Promise<unknown>) => {
    try {
      await reach()
      log.event(`${what} ready`, { server: new URL(value).host })
    } catch (error) {
      log.error(`${what} not ready`, error, { name, value: showSetting(name, value) })
    }
  }
  const { MESSAGE_WEBHOOK_URL: forMessages, MESSAGE_WEBHOOK_SECRET } = settings
  const { SUBMISSION_WEBHOOK_URL: forSubmissions, SUBMISSION_WEBHOOK_SECRET } = settings
  await Promise.all([
    FEATURE_OKTA_LOGIN &&
      OIDC_ISSUER !== undefined &&
      check('identity provider', 'OIDC_ISSUER', OIDC_ISSUER, () => discover(OIDC_ISSUER)),
    forMessages &&
      MESSAGE_WEBHOOK_SECRET &&
      check('webhook', 'MESSAGE_WEBHOOK_URL', forMessages, () => reachServer(forMessages)),
    forSubmissions &&
      SUBMISSION_WEBHOOK_SECRET &&
      check('webhook', 'SUBMISSION_WEBHOOK_URL', forSubmissions, () => reachServer(forSubmissions)),
  ])
}

/** Logs that nothing can be written to the data folder, or that it has no room for uploads; the service starts all the same. */
export async function checkDataFolder(folder: string, log: Log): Promise<void> {
  const facts = { name: 'DATA_DIR', value: folder }
  try {
    const free = await tryUploadFolder(folder)
    if (free < leastRoom) log.event('data folder nearly full', { ...facts, free: `${Math.floor(free / 1_048_576)} MB` })
  } catch (error) {
    log.error('data folder not ready', error, facts)
  }
}

/** Opens a connection and closes it: a request would be taken for a message. */
async function reachServer({ protocol, hostname, port }: URL): Promise<void> {
  const socket = connect({
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
  })
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(deadline) })
  } finally {
    socket.destroy()
  }
}
