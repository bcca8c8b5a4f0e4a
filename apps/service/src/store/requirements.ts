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

/** Something sent for a requirement: a comment, or the document that lies in the data folder under the same id. */
export interface RequirementAnswer {
  readonly id: string
  readonly userId: string
  readonly answeredAt: Date
  readonly content:
    | { readonly comment: string }
    | { readonly fileNames: readonly string[]; readonly pages: number; readonly bytes: number }
}

/** The part of a stored case that is looked at; everything else is kept as it is. */
const documentSchema = v.looseObject({ requirements: v.nullish(v.array(v.looseObject({ id: v.string() })), []) })

/** A requirement of a case within a scope; null when there is none. */
export async function findRequirement(db: Database, key: RequirementKey, scope: Scope): Promise<Requirement | null> {
  for (const { document } of await casesOf(db, key, scope).execute()) {
    const found = v.parse(documentSchema, document).requirements.find((each) => isMeant(each, key))
    if (found !== undefined) return v.parse(requirementSchema, found)
  }
  return null
}

/**
 * Keeps an answer and what becomes of the requirement, both or nothing; of two answers at once the second sees what
 * the first has made of it.
 * @param change the requirement with its answer; may throw, and then nothing is kept
 * @returns whether there is such a requirement
 */
export function keepAnswer(
  db: Database,
  { key, scope, answer }: { readonly key: RequirementKey; readonly scope: Scope; readonly answer: RequirementAnswer },
  change: (requirement: Requirement) => Requirement,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    let isThere = false
    for (const { id, document } of await casesOf(transaction, key, scope).forUpdate().execute()) {
      const { requirements, ...rest } = v.parse(documentSchema, document)
      if (!requirements.some((each) => isMeant(each, key))) continue
      const changed = requirements.map((each) =>
        isMeant(each, key) ? { ...each, ...change(v.parse(requirementSchema, each)) } : each,
      )
      const text = JSON.stringify({ ...rest, requirements: changed })
      await transaction.updateTable('new_business_case').set({ document: text }).where('id', '=', id).execute()
      isThere = true
    }
    if (isThere) await transaction.insertInto('requirement_answer').values(rowOf(key, answer)).execute()
    return isThere
  })
}

function casesOf(db: Database, { coCode, coType, contractNo }: RequirementKey, scope: Scope) {
  return db
    .selectFrom('new_business_case')
    .select(['id', 'document'])
    .where('contract_no', '=', contractNo)
    .where('co_code', '=', coCode)
    .where('co_type', '=', coType)
    .where(inScope(scope))
    .orderBy('id')
}

/** A case whose requirements carry no case id is known by its contract alone. */
function isMeant(requirement: { readonly id: string; readonly caseId?: unknown }, key: RequirementKey): boolean {
  const caseId = requirement.caseId ?? key.caseId
  return requirement.id === key.requirementId && (key.caseId === undefined || caseId === key.caseId)
}

function rowOf({ coCode, coType, contractNo, requirementId }: RequirementKey, answer: RequirementAnswer) {
  const { id, userId, answeredAt, content } = answer
  const sent =
    'comment' in content
      ? { comment: content.comment, file_names: null, pages: null, bytes: null }
      : {
          comment: null,
          file_names: JSON.stringify(content.fileNames),
          pages: content.pages,
          bytes: content.bytes,
        }
  return {
    id,
    co_code: coCode,
    co_type: coType,
    contract_no: contractNo,
    requirement_id: requirementId,
    user_id: userId,
    answered_at: answeredAt,
    ...sent,
  }
}
