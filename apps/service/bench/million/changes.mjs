import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '../measure.mjs'

const perSecond = 10
const mostKept = 1000

/**
 * Changes ten cases a second, as the policy system of the insurer does: each comes by the import of the service, and has
 * another status than before.
 * @returns how many were made, and what stops them
 */
export async function startChanges(origin, token, client) {
  const { rows } = await client.query(`select list, agency_nos[1] as "agencyNo", document from new_business_case
    tablesample system (0.5) where agency_nos[1] like 'M%' limit ${mostKept}`)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' }
  const state = { made: 0, taken: [], isStopped: false }
  const change = async (place) => {
    const { list, agencyNo, document } = rows[place % rows.length]
    const body = JSON.stringify({ list, agencyNo, ...document, caseStatus: `Changed ${place}` })
    const { status, last, bytes } = await ask(origin, '/api/import/cases?maxRejected=0', headers, body)
    if (status !== 200) throw new Error(`A change: ${status} ${bytes}`)
    state.made += 1
    state.taken.push(last)
  }
  const run = async () => {
    const start = performance.now()
    for (let place = 0; !state.isStopped; place += 1) {
      await Promise.all([
        change(place),
        sleep(Math.max(0, start + ((place + 1) * 1000) / perSecond - performance.now())),
      ])
    }
    return performance.now() - start
  }
  const running = run()
  return {
    stop: async () => {
      state.isStopped = true
      const seconds = (await running) / 1000
      return { perSecond: state.made / seconds, taken: state.taken }
    },
  }
}
