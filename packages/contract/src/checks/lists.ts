import { getContracts, getContractsAndRequirements } from '@producer-portal/domain/cases'
import * as v from 'valibot'
import type { Check } from '../rule.ts'
import type { Reply, Server } from '../server.ts'

const pending = { query: { type: 'pending' } } as const
const lists = [getContracts, getContractsAndRequirements]

const count = ({ json }: Reply) => (Array.isArray(json) ? json.length : -1)

/** The days since each case was processed, as a list has them. */
function readDays({ json }: Reply): readonly number[] {
  const rows = v.safeParse(getContracts.answer, json)
  return rows.success ? rows.output.flatMap(({ daysSinceProcDate: days }) => (days === null ? [] : [days])) : []
}

export const listChecks: readonly Check[] = [
  {
    rule: 'a list is whole: both calls of the pending cases have as many',
    run: async (server) => {
      const [first = -1, second = -1] = await countBoth(server)
      return first >= 0 && first === second ? undefined : `getContracts has ${first} cases, the other call ${second}`
    },
  },
  {
    rule: 'the two words of one list give the same list',
    run: async (server) => {
      const [one, other] = [
        await server.call(getContracts, { query: { type: 'not_placed' } }),
        await server.call(getContracts, { query: { type: 'not placed' } }),
      ]
      return one.text === other.text ? undefined : 'not_placed and not placed differ'
    },
  },
  {
    rule: 'the cases of the dashboard come the oldest first',
    run: async (server) => {
      const days = readDays(await server.call(getContracts, pending))
      return days.every((day, place) => day <= (days[place - 1] ?? day)) ? undefined : 'a newer case stands first'
    },
  },
  {
    rule: 'a long list has an entity tag and is not sent again while it is unchanged',
    run: async (server, { token }) => {
      for (const { name, path } of lists) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const etag = (await server.send(`${path}?type=pending`, { token })).headers.get('etag')
        if (etag === null) return `${name} has no ETag`
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const again = await server.send(`${path}?type=pending`, { token, headers: { 'if-none-match': etag } })
        if (again.status !== 304 || again.text !== '') return `${name} answers ${again.status} to its own ETag`
      }
      return undefined
    },
  },
]

async function countBoth(server: Server): Promise<readonly number[]> {
  const counts: number[] = []
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const endpoint of lists) counts.push(count(await server.call(endpoint, pending)))
  return counts
}
