import { setTimeout as sleep } from 'node:timers/promises'
import { takesComment, takesDocuments } from '@producer-portal/domain/requirements'
import { demoPassword } from '@producer-portal/domain/mocks'
import { pdfOf } from '../../src/testing/documents.ts'
import { formWith, requirementsIn } from '../../src/testing/requirements.ts'
import { signInAt } from '../../src/testing/service-process.ts'

const importToken = 'token-of-the-policy-system-for-kills-01'
export const accountsOfBatch = 25
export const clientsOfBatch = 2_000

/** The settings under which the work is done. */
export const settings = {
  PORTAL_MODE: 'test',
  SEED_CASES: '4000',
  IMPORT_TOKENS: importToken,
  ILLUSTRATION_DELAY_SECONDS: '2',
  TOKEN_LIFETIME_SECONDS: '86400',
  SESSION_LIFETIME_SECONDS: '86400',
}

/**
 * Does what users and systems do, again and again until `stop` is called, and keeps what was acknowledged. What
 * wasn't is sent again under the same key, as the portal does; an upload has no key, so it isn't.
 */
export async function startWork(address) {
  const acknowledged = { uploads: [], comments: [], illustrations: [], accounts: [], clients: [] }
  const unknown = { uploads: 0, comments: 0, illustrations: 0, accounts: 0, clients: 0 }
  const refused = []
  const ranOut = []
  const stopping = new AbortController()

  const tokenOf = async (user) => `Bearer ${await signInAt(address, user, demoPassword)}`
  const producer = await tokenOf('bigbook')
  const rivera = await tokenOf('rivera')
  const list = await fetch(`${address}/api/contractsAndRequirements?type=pending`, {
    headers: { authorization: producer },
  })
  const requirements = requirementsIn(await list.json())
  const forDocuments = requirements.filter(({ requirement }) => takesDocuments(requirement))
  const forComments = requirements.filter(
    ({ requirement }) => takesComment(requirement) && !takesDocuments(requirement),
  )
  const pdf = await pdfOf(...Array.from({ length: 30 }, (_, index) => 200 + index))

  /** @returns the answer; null if it isn't known what became of the call */
  async function post(path, body, headers) {
    try {
      const response = await fetch(`${address}/api${path}`, { method: 'POST', body, headers })
      const text = await response.text()
      // A process that broke off, or one that is starting
      if (response.status === 502 || response.status === 503) return null
      return { status: response.status, text }
    } catch {
      return null
    }
  }

  /** Sends until there is an answer. */
  async function postUntilAnswered(kind, path, makeBody, headers) {
    for (;;) {
      const answer = await post(path, makeBody(), headers)
      if (answer !== null) {
        if (answer.status === 200) return answer.text
        refused.push(`${kind} ${answer.status} ${answer.text.slice(0, 200)}`)
        return null
      }
      unknown[kind] += 1
      await sleep(100)
    }
  }

  /** There is a requirement for each, and not more. */
  function noteEnd(kind) {
    if (!stopping.signal.aborted && !ranOut.includes(kind)) ranOut.push(kind)
  }

  async function upload(first) {
    for (let index = first; index < forDocuments.length && !stopping.signal.aborted; index += 2) {
      const name = `kill-${index}.pdf`
      const answer = await post(forDocuments[index].uploadPath, formWith([[name, pdf]]), { authorization: producer })
      if (answer?.status === 200) acknowledged.uploads.push(name)
      // Uploads of killed processes count against the six for half a minute
      else if (answer !== null && answer.status !== 429) refused.push(`uploads ${answer.status} ${answer.text}`)
      else unknown.uploads += 1
      await sleep(answer?.status === 200 ? 50 : 300)
    }
    noteEnd('uploads')
  }

  async function comment() {
    for (let index = 0; index < forComments.length && !stopping.signal.aborted; index += 1) {
      const requestKey = crypto.randomUUID()
      const makeBody = () => {
        const form = new FormData()
        form.append('comment', `Comment ${index}`)
        form.append('requestKey', requestKey)
        return form
      }
      const headers = { authorization: producer }
      if ((await postUntilAnswered('comments', forComments[index].commentPath, makeBody, headers)) !== null)
        acknowledged.comments.push(requestKey)
      await sleep(400)
    }
    noteEnd('comments')
  }

  async function askForIllustrations() {
    while (!stopping.signal.aborted) {
      const requestKey = crypto.randomUUID()
      const body = JSON.stringify({
        agent: '100101',
        policy: '7100100403',
        instructions: '',
        requestDate: new Date().toISOString().slice(0, 10),
        recipient: 'rivera',
        requestKey,
      })
      const headers = { authorization: rivera, 'content-type': 'application/json' }
      const text = await postUntilAnswered('illustrations', '/illustration/trigger', () => body, headers)
      if (text !== null) acknowledged.illustrations.push({ requestKey, requestNo: JSON.parse(text).requestNo })
      await sleep(200)
    }
  }

  async function bringIn(kind, count, makeRow) {
    for (let batch = 0; !stopping.signal.aborted; batch += 1) {
      const body = Array.from({ length: count }, (_, index) => JSON.stringify(makeRow(batch, index))).join('\n')
      const headers = { authorization: `Bearer ${importToken}`, 'content-type': 'application/x-ndjson' }
      const text = await postUntilAnswered(kind, `/import/${kind}?invite=true&maxRejected=0`, () => body, headers)
      if (text !== null) acknowledged[kind].push(batch)
      await sleep(500)
    }
  }

  const work = Promise.all([
    upload(0),
    upload(1),
    comment(),
    askForIllustrations(),
    bringIn('accounts', accountsOfBatch, toAccount),
    bringIn('clients', clientsOfBatch, toClient),
  ])
  return {
    acknowledged,
    unknown,
    refused,
    ranOut,
    stop: async () => {
      stopping.abort()
      await work
    },
  }
}

const toAccount = (batch, index) => ({
  userId: `kill${batch}x${index}`,
  email: `kill${batch}x${index}@example.com`,
  audience: 'Staff',
  agencyNo: 'AG1001',
  fullName: `Person ${batch} ${index}`,
})

const toClient = (batch, index) => ({ ipn: `kill-${batch}-${index}`, phone: '5155550100' })
