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
import { countInScopes } from '../store/effective-access.ts'
import type { Person } from '../store/manage-access.ts'
import { readDelegation } from '../store/scope.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'

/** Answers what a person sees with their access as it is, and as a change would make it. */
export const routes: readonly Route[] = [
  route(previewAccess, ({ body, user, services }) =>
    withErrorMessage(delegationFailures.previewAccess, async () => {
      const person = await getPerson(user, body, services)
      const agencies = (await listAgencies(user, services)).map(({ agencyNo }) => agencyNo)
      const view = { person: await readScopePerson(services.db, person), agencies }
      const delegation = await readDelegation(services.db, person.userId)
      const changed = changeDelegation(delegation, toChange(body, person))
      const reaches: ApplicationReach[] = []
      for (const application of applications) {
        const accessCode = joinAccessCode(application) ?? ''
        const { category, description } = application
        const now = look(view, delegation, accessCode)
        const next = look(view, changed, accessCode)
        const count = await countInScopes(services.db, accessCode, now.scopes)
        const isSame = JSON.stringify(now.scopes) === JSON.stringify(next.scopes)
        const nextCount = isSame ? count : await countInScopes(services.db, accessCode, next.scopes)
        reaches.push({
          category,
          description,
          accessCode,
          now: { ...now.reach, count },
          next: { ...next.reach, count: nextCount },
        })
      }
      return reaches
    }),
  ),
]

/** The person, and the agencies within which the user may know what they see. */
interface View {
  readonly person: ScopePerson
  readonly agencies: readonly string[]
}

/**
 * The person's view, and the scopes within which that is counted, all of them: requirements are answered only where
 * the cases are seen, too.
 */
function look({ person, agencies }: View, delegation: Delegation, accessCode: string) {
  const explain = (code: string) => {
    const { scope, reason } = explainAccess(person, delegation, code)
    return { reason, visible: agencies.flatMap((agencyNo) => narrowScope(scope, { agencyNo })) }
  }
  const own = explain(accessCode)
  const needed = accessCode === applicationCodes.requirementAnswers ? explain(applicationCodes.cases) : own
  const isNarrowed = own.visible.length > 0 && countAgencies(needed.visible) < countAgencies(own.visible)
  const { reason, visible } = isNarrowed ? needed : own
  const reach: Omit<Reach, 'count'> = { reason, agencies: countAgencies(visible), agents: countAgents(visible) }
  return { reach, scopes: [own.visible, needed.visible] }
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
