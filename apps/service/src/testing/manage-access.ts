import type { AccessItem, DelegationUser, ManagedAgent } from '@producer-portal/domain/manage-access'
import type { Received, TestService } from './test-service.ts'

/** The person of AG1001 whose access the tests change, and the information of one of the agents. */
export const lin = { agencyNumber: 'AG1001', userId: 'lin' } as const
export const rivera = { ...lin, delegatedAgentNo: '100101' } as const
/** The first application, as the wire splits its access code. */
export const cases = { accessCode: 'NBC', roleCode: '01' } as const

type Query = Readonly<Record<string, string>>

/** The calls of Manage Access on a test service. */
export interface AccessCalls {
  readonly get: (userId: string, path: string, query?: Query) => Promise<Received>
  readonly post: (userId: string, path: string, json: unknown) => Promise<Received>
  /** The agency information that is shared with lin. */
  readonly list: () => Promise<readonly AccessItem[]>
  /** The agents that lin manages or could manage in the first application. */
  readonly agents: () => Promise<readonly ManagedAgent[]>
  readonly users: (userId: string, agencyNumber: string) => Promise<readonly DelegationUser[]>
  /** Puts back what a test has changed about lin, and who is suspended. */
  readonly restore: () => Promise<void>
}

export function accessCalls(service: TestService): AccessCalls {
  const get = async (userId: string, path: string, query: Query = {}) =>
    service.call(`/api/delegation/${path}?${new URLSearchParams(query).toString()}`, {
      as: userId,
    })
  return {
    get,
    post: async (userId, path, json) => service.call(`/api/delegation/${path}`, { as: userId, json }),
    list: async () => (await get('okafor', 'editAgencyAccess', lin)).body as readonly AccessItem[],
    agents: async () =>
      (await get('okafor', 'managedProducers', { staffUserId: 'lin', agencyNumber: 'AG1001', ...cases }))
        .body as readonly ManagedAgent[],
    users: async (userId, agencyNumber) =>
      (await get(userId, 'agencyUsers', { agencyNumber })).body as readonly DelegationUser[],
    restore: async () => {
      const { db } = service.services
      await db.updateTable('access_item').set({ is_shared: true }).where('user_id', '=', 'lin').execute()
      await db.deleteFrom('access_item').where('user_id', '=', 'lin').where('agent_no', 'is not', null).execute()
      await db.deleteFrom('assigned_agent').where('user_id', '=', 'lin').execute()
      await db.updateTable('member').set({ is_suspended: false }).where('is_suspended', '=', true).execute()
    },
  }
}
