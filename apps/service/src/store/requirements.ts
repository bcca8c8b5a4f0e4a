import type { Requirement } from '@producer-portal/domain/requirements'
import { requirementSchema } from '@producer-portal/domain/requirements'
import * as v from 'valibot'
import type { Database } from './database/database.ts'
import type { Scope } from './scope.ts'
import { inScope } from './scope.ts'

/** What names one requirement of a contract; the number is padded. */
export interface RequirementKey {
  readonly coCode: string
  readonly coType: string
  readonly contractNo: string
  readonly requirementId: string
  /** The case it must belong to, where the caller names one. */
  readonly caseId?: string
}

/** A stored case that has a requirement. */
export interface CaseWithRequirement {
  readonly requirement: Requirement
  /** Stores another form of the requirement; everything else of the case is kept as it is. */
  readonly store: (changed: Requirement) => Promise<void>
}

/** The part of a stored case that is looked at. */
const documentSchema = v.looseObject({ requirements: v.nullish(v.array(v.looseObject({ id: v.string() })), []) })

/** Whose cases are looked at, and whether they are held until the transaction ends. */
interface Look {
  readonly scope: Scope
  readonly holds: boolean
}

/** The cases of a contract that have a requirement; most contracts have one case. */
export async function casesWithRequirement(
  db: Database,
  key: RequirementKey,
  { scope, holds }: Look,
): Promise<readonly CaseWithRequirement[]> {
  const rows = await db
    .selectFrom('new_business_case')
    .select(['id', 'document'])
    .where('contract_no', '=', key.contractNo)
    .where('co_code', '=', key.coCode)
    .where('co_type', '=', key.coType)
    .where(inScope(scope))
    .orderBy('id')
    .$if(holds, (query) => query.forUpdate())
    .execute()
  return rows.flatMap(({ id, document }) => {
    const { requirements, ...rest } = v.parse(documentSchema, document)
    const place = requirements.findIndex((each) => isMeant(each, key))
    const stored = requirements[place]
    if (stored === undefined) return []
    const store = async (changed: Requirement) => {
      const text = JSON.stringify({ ...rest, requirements: requirements.with(place, { ...stored, ...changed }) })
      await db.updateTable('new_business_case').set({ document: text }).where('id', '=', id).execute()
    }
    return [{ requirement: v.parse(requirementSchema, stored), store }]
  })
}

/** A case whose requirements carry no case id is known by its contract alone. */
function isMeant(requirement: { readonly id: string; readonly caseId?: unknown }, key: RequirementKey): boolean {
  const caseId = requirement.caseId ?? key.caseId
  return requirement.id === key.requirementId && (key.caseId === undefined || caseId === key.caseId)
}
