import { getContracts } from '@producer-portal/domain/cases'
import type { Endpoint } from '@producer-portal/domain/endpoint'
import { fillPath, queryString } from '@producer-portal/domain/endpoint'
import { callExamples } from '@producer-portal/domain/call-examples'
import type { Check } from '../rule.ts'
import { endpoints } from '../endpoints.ts'
import type { Problem, Server } from '../server.ts'
import { judgeFailure } from '../server.ts'

const guarded = endpoints.filter(({ auth }) => auth === 'bearer')

/** The address of a call as its example has it. */
function exampleAddress({ name, path }: Endpoint): string {
  const { params, query } = callExamples[name] ?? {}
  return fillPath(path, params) + queryString(query)
}

/** Asks each guarded call as the given caller; none may answer but with 401. */
async function judgeClosed(server: Server, token: string | undefined, about: string): Promise<Problem> {
  for (const endpoint of guarded) {
    const address = exampleAddress(endpoint)
    // oxlint-disable-next-line no-await-in-loop -- a server under test is not to be overrun
    const reply = await server.send(address, { method: endpoint.method, token })
    const problem = judgeFailure(`${endpoint.name} ${about}`, reply, 401, ['unauthenticated'])
    if (problem !== undefined) return problem
  }
  return undefined
}

export const accessChecks: readonly Check[] = [
  {
    rule: 'without a token every call of a signed-in user answers 401',
    run: (server) => judgeClosed(server, undefined, 'without a token'),
  },
  {
    rule: 'a token that the server never gave opens nothing',
    run: (server, { token }) => judgeClosed(server, `${token.slice(0, -4)}AAAA`, 'with a forged token'),
  },
  {
    rule: 'a user without new business gets none of it',
    run: async (server, { refusedToken: token }) => {
      if (token === undefined) return undefined
      const reply = await server.send(exampleAddress(getContracts), { token })
      return judgeFailure('getContracts for a user without new business', reply, 403, ['forbidden'])
    },
  },
  {
    rule: 'the list of an agency that is not theirs is refused',
    run: async (server, { token }) => {
      const reply = await server.send('/contracts?type=pending&number=AG-of-nobody', { token })
      return judgeFailure('getContracts for a strange agency', reply, 403, ['forbidden'])
    },
  },
]
