import type { AccessItem } from '@producer-portal/domain/manage-access'
import {
  getAgencyAccess,
  getAgencyUsers,
  getDelegationAgencies,
  saveAgencyAccess,
} from '@producer-portal/domain/manage-access'
import * as v from 'valibot'
import type { Check, ContractOptions } from '../rule.ts'
import type { Problem, Reply } from '../server.ts'
import { judgeAnswer, judgeFailure, toServer } from '../server.ts'

interface Person {
  readonly agencyNumber: string
  readonly userId: string
}
type Ask = (person: Person) => Promise<Reply>

/** The calls about one person, as the manager makes them. */
interface Manager {
  readonly person: Person
  readonly read: Ask
  readonly save: (person: Person, accessCodes: readonly AccessItem[]) => Promise<Reply>
}

async function toManager(send: ContractOptions['send'], token: string): Promise<Manager | null> {
  const { call } = toServer(send, token)
  const read: Ask = ({ agencyNumber, userId }) => call(getAgencyAccess, { query: { agencyNumber, userId } })
  const agencies = v.safeParse(getDelegationAgencies.answer, (await call(getDelegationAgencies, {})).json)
  for (const { agencyNo: agencyNumber } of agencies.success ? agencies.output : []) {
    // oxlint-disable-next-line no-await-in-loop -- a server under test is not to be overrun
    const { json } = await call(getAgencyUsers, { query: { agencyNumber } })
    const users = v.safeParse(getAgencyUsers.answer, json)
    for (const { agent } of users.success ? users.output : []) {
      const person = { agencyNumber, userId: agent.userId }
      // oxlint-disable-next-line no-await-in-loop -- the first with whom something can be shared
      if ((await read(person)).status === 200)
        return { person, read, save: (whom, accessCodes) => call(saveAgencyAccess, { body: { ...whom, accessCodes } }) }
    }
  }
  return null
}

const asManager =
  (judge: (manager: Manager) => Promise<Problem>): Check['run'] =>
  async (_server, { send, managerToken }) => {
    if (managerToken === undefined) return undefined
    const manager = await toManager(send, managerToken)
    return manager === null ? 'the manager has nobody to share with: choose another one' : judge(manager)
  }

function readItems({ json }: Reply): readonly AccessItem[] {
  const items = v.safeParse(getAgencyAccess.answer, json)
  return items.success ? items.output : []
}

const isShared = (reply: Reply) => readItems(reply)[0]?.delegationStatus

/** Turns the first switch; a save that knows nothing of this is refused; then it is as it was. */
async function judgeChange({ person, read, save }: Manager): Promise<Problem> {
  const before = readItems(await read(person))
  const was = before[0]?.delegationStatus
  if (was === undefined) return 'getAgencyAccess has no applications'
  const turned = before.map((item, place) => (place === 0 ? { ...item, delegationStatus: !was } : item))
  try {
    const problem = judgeAnswer(saveAgencyAccess, await save(person, turned))
    if (problem !== undefined) return problem
    if (isShared(await read(person)) === was) return 'a saved change is not in the next answer'
    const overtaken = judgeFailure('saveAgencyAccess on an old list', await save(person, before), 409, ['conflict'])
    if (overtaken !== undefined) return overtaken
    return isShared(await read(person)) === was ? 'a refused save has changed the list' : undefined
  } finally {
    const now = readItems(await read(person))
    await save(
      person,
      now.map((item, place) => (place === 0 ? { ...item, delegationStatus: was } : item)),
    )
  }
}

export const manageAccessChecks: readonly Check[] = [
  {
    rule: 'what is shared with a person answers as its schema says',
    run: asManager(async ({ person, read }) => judgeAnswer(getAgencyAccess, await read(person))),
  },
  {
    rule: 'a person of nobody answers 404',
    run: asManager(async ({ person, read }) =>
      judgeFailure('getAgencyAccess of nobody', await read({ ...person, userId: 'of-nobody' }), 404, ['notFound']),
    ),
  },
  {
    rule: 'a list that is not whole answers 422',
    run: asManager(async ({ person, save }) =>
      judgeFailure('saveAgencyAccess with an empty list', await save(person, []), 422, ['unprocessable']),
    ),
  },
  {
    rule: 'a user who manages nobody is refused',
    run: async (_server, { send, managerToken, refusedToken }) => {
      if (managerToken === undefined || refusedToken === undefined) return undefined
      const manager = await toManager(send, managerToken)
      const query = { ...manager?.person }
      const reply = await toServer(send, refusedToken).call(getAgencyAccess, { query })
      return judgeFailure('getAgencyAccess for somebody else', reply, 403, ['forbidden'])
    },
  },
  {
    rule: 'a change shows at the next call, and a save on an old list answers 409',
    run: async (server, options) => (options.mayWrite === true ? asManager(judgeChange)(server, options) : undefined),
  },
]
