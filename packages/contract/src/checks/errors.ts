import type { Check } from '../rule.ts'
import { judgeFailure } from '../server.ts'

const json = { 'content-type': 'application/json' }

export const errorChecks: readonly Check[] = [
  {
    rule: 'an unknown address answers 404 as every failure does',
    run: async (server, { token }) =>
      judgeFailure('an unknown address', await server.send('/no-such-call', { token }), 404, ['notFound']),
  },
  {
    rule: 'a case that is not there answers 404',
    run: async (server, { token }) =>
      judgeFailure('a case of nobody', await server.send('/contracts/00/XXX/0/0', { token }), 404, ['notFound']),
  },
  {
    rule: 'a missing parameter answers 422',
    run: async (server, { token }) =>
      judgeFailure('getContracts without a type', await server.send('/contracts', { token }), 422, ['unprocessable']),
  },
  {
    rule: 'an unknown word of a parameter answers 422',
    run: async (server, { token }) =>
      judgeFailure('getContracts of no type', await server.send('/contracts?type=all', { token }), 422, [
        'unprocessable',
      ]),
  },
  {
    rule: 'a body that is no JSON answers 400',
    run: async (server) =>
      judgeFailure(
        'login with half a body',
        await server.send('/auth/login', { method: 'POST', headers: json, body: '{"username":' }),
        400,
        ['badRequest'],
      ),
  },
  {
    rule: 'a missing field answers 422',
    run: async (server) =>
      judgeFailure(
        'login without a password',
        await server.send('/auth/login', { method: 'POST', headers: json, body: '{"username":"nobody"}' }),
        422,
        ['unprocessable'],
      ),
  },
  {
    rule: 'a path is the same with a slash at its end',
    run: async (server) => {
      for (const path of ['/forgot-password', '/forgot-password/']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const reply = await server.send(path, { method: 'POST', headers: json, body: '{}' })
        const problem = judgeFailure(`${path} without a user ID`, reply, 422, ['unprocessable'])
        if (problem !== undefined) return problem
      }
      return undefined
    },
  },
]
