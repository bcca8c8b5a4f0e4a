import { applications } from '@producer-portal/domain/catalog'
import type {
  DelegationChange,
  AccessItemInput,
  AccessPreviewInput,
  ApplicationReach,
  Delegation,
  Reach,
  ScopePerson,
} from '@producer-portal/domain/manage-access'
import {
  applicationCodes,
  changeDelegation,
  countAgencies,
  countAgents,
  delegationFailures,
  explainAccess,
  getApplicationName,
  joinAccessCode,
  narrowScope,
  previewAccess,
} from '@producer-portal/domain/manage-access'
import { getPerson, listAgencies } from '../auth/administration.ts'
import { readScopePerson } from '../auth/list-scope.ts'
import { HttpError, withErrorMessage } from '../http/failure.ts'
import type { Database } from '../store/database/database.ts'
import { countInScopes } from '../store/effective-access.ts'
import type { Person } from '../store/manage-access.ts'
import { readDelegation } from '../store/scope.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'

/** What a person sees with their access as it is, and as a change would make it. */
export const routes: readonly Route[] = [
  route(previewAccess, ({ body, user, services }) =>
    withErrorMessage(delegationFailures.previewAccess, async () => {
      const person = await getPerson(user, body, services)
      const agencies = (await listAgencies(user, services)).map(({ agencyNo }) => agencyNo)
      const view = { person: await readScopePerson(services.db, person), agencies, db: services.db }
      const delegation = await readDelegation(services.db, person.userId)
      const changed = changeDelegation(delegation, toChange(body, person))
      const reaches: ApplicationReach[] = []
      for (const application of applications) {
        const accessCode = joinAccessCode(application) ?? ''
        const { category, description } = application
        const now = await measure(view, delegation, accessCode)
        const next = await measure(view, changed, accessCode)
        reaches.push({ category, description, accessCode, now, next })
      }
      return reaches
    }),
  ),
]

/** The person, and the agencies within which the user may know what they see. */
interface View {
  readonly person: ScopePerson
  readonly agencies: readonly string[]
  readonly db: Database
}

/** Requirements are answered only where the cases are seen, too: the narrower of both counts. */
async function measure({ person, agencies, db }: View, delegation: Delegation, accessCode: string): Promise<Reach> {
  const explain = (code: string) => {
    const { scope, reason } = explainAccess(person, delegation, code)
    return { reason, visible: agencies.flatMap((agencyNo) => narrowScope(scope, { agencyNo })) }
  }
  const own = explain(accessCode)
  const needed = accessCode === applicationCodes.requirementAnswers ? explain(applicationCodes.cases) : own
  const isNarrowed = own.visible.length > 0 && countAgencies(needed.visible) < countAgencies(own.visible)
  const { reason, visible } = isNarrowed ? needed : own
  const count = await countInScopes(db, accessCode, [own.visible, needed.visible])
  return { reason, agencies: countAgencies(visible), agents: countAgents(visible), count }
}

/** @throws {HttpError} 422 for an application that doesn't exist */
function toChange({ sharing, assignments }: Pick<AccessPreviewInput, 'sharing' | 'assignments'>, person: Person) {
  const change: DelegationChange = {
    ...(sharing && {
      sharing: {
        agencyNo: sharing.agencyNumber,
        agentNo: sharing.delegatedAgentNo ?? null,
        changes: new Map(sharing.accessCodes.map((item) => [toAccessCode(item), item.delegationStatus])),
      },
    }),
    ...(assignments && {
      assignments: {
        agencyNo: person.agencyNo,
        accessCode: `${assignments.accessCode}${assignments.roleCode}`,
        changes: new Map(assignments.managedProducers.map(({ agentNumber, assigned }) => [agentNumber, assigned])),
      },
    }),
  }
  return change
}

function toAccessCode(item: AccessItemInput): string {
  const found = applications.find((each) => getApplicationName(each) === getApplicationName(item))
  if (found) return joinAccessCode(found) ?? ''
  const errors = [`accessCodes: "${getApplicationName(item)}" is unknown`]
  throw new HttpError(422, delegationFailures.previewAccess, { errors })
}
