/**
 * The least that anybody could do for the same answers: a bare server that verifies the same token, makes one query on
 * the same database, and sends bytes that were made before. Started by `requests.mjs`.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { jwtVerify } from 'jose'
import { openEmbedded } from '../src/store/database/embedded.ts'
import { signingSecret } from '../src/store/settings.ts'

const [dataDir = '', answers = ''] = process.argv.slice(2)
const { db } = await openEmbedded(dataDir)
const secret = await signingSecret(db)
const bodies = new Map(
  JSON.parse(readFileSync(join(answers, 'index.json'), 'utf8')).map(({ path, file, headers }) => [
    path,
    { headers, bytes: readFileSync(join(answers, file)) },
  ]),
)

const server = createServer((request, response) => void answer(request, response))
server.listen(0, '127.0.0.1', () => console.log(`ready at http://localhost:${server.address().port}`))

async function answer(request, response) {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
  const { payload } = await jwtVerify(token, secret, { audience: 'producer-portal/session' })
  const account = await db.selectFrom('account').selectAll().where('user_id', '=', payload.sub).executeTakeFirst()
  const body = account && bodies.get(request.url)
  if (body === undefined) response.writeHead(404).end()
  else response.writeHead(200, body.headers).end(body.bytes)
}
