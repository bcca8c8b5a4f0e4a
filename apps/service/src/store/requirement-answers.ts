import { localDay } from '@producer-portal/domain/formatting'
import type { Requirement } from '@producer-portal/domain/requirements'
import { withComment, withDocuments } from '@producer-portal/domain/requirements'
import type { Selectable } from 'kysely'
import type { Services } from '../http/services.ts'
import type { Database } from './database/database.ts'
import type { RequirementKey } from './requirements.ts'
import { casesWithRequirement } from './requirements.ts'
import type { Scope } from './scope.ts'
import type { RequirementAnswerTable } from './tables.ts'

/** Something sent for a requirement: a comment, or the document that lies in the data folder under the same id. */
export interface RequirementAnswer {
  readonly id: string
  readonly userId: string
  readonly answeredAt: Date
  /** When the requirement's status shows it, as it takes its time in the systems of a carrier. */
  readonly shownAt: Date
  readonly content:
    | { readonly comment: string }
    | { readonly fileNames: readonly string[]; readonly pages: number; readonly bytes: number }
}

type StoredAnswer = Selectable<RequirementAnswerTable>

const everybody: Scope = { agencyNo: null, agentNo: null }

/** A requirement of a case within a scope with all that was sent for it, shown or not yet; null when there is none. */
export async function findAnswered(db: Database, key: RequirementKey, scope: Scope): Promise<Requirement | null> {
  const [found] = await casesWithRequirement(db, key, { scope, holds: false })
  return found === undefined ? null : withAnswers(found.requirement, await waitingAnswers(db, key))
}

/**
 * Keeps an answer; of two at once the second sees what the first has made of the requirement.
 * @param check throws when the requirement takes no such answer, and then nothing is kept
 * @returns whether there is such a requirement
 */
export function keepAnswer(
  db: Database,
  { key, scope, answer }: { readonly key: RequirementKey; readonly scope: Scope; readonly answer: RequirementAnswer },
  check: (requirement: Requirement) => void,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const cases = await casesWithRequirement(transaction, key, { scope, holds: true })
    if (cases.length === 0) return false
    const waiting = await waitingAnswers(transaction, key)
    for (const { requirement } of cases) check(withAnswers(requirement, waiting))
    await transaction.insertInto('requirement_answer').values(rowOf(key, answer)).execute()
    return true
  })
}

/** Lets the requirements show the answers whose time has come. One that cannot be shown costs nobody a list. */
export async function showAnswers({ db, now, log }: Pick<Services, 'db' | 'now' | 'log'>): Promise<void> {
  const due = await db
    .selectFrom('requirement_answer')
    .select('id')
    .where('is_shown', '=', false)
    .where('shown_at', '<=', now())
    .orderBy('answered_at')
    .execute()
  for (const { id } of due) {
    await db
      .transaction()
      .execute((transaction) => show(transaction, id))
      .catch((error: unknown) => log.error('answer not shown', error))
  }
}

/** Whoever asks at the same moment waits, and then finds that it is shown. */
async function show(db: Database, id: string): Promise<void> {
  const answer = await db
    .updateTable('requirement_answer')
    .set({ is_shown: true })
    .where('id', '=', id)
    .where('is_shown', '=', false)
    .returningAll()
    .executeTakeFirst()
  if (answer === undefined) return
  const cases = await casesWithRequirement(db, keyOf(answer), { scope: everybody, holds: true })
  for (const { requirement, store } of cases) await store(withAnswers(requirement, [answer]))
}

async function waitingAnswers(db: Database, key: RequirementKey): Promise<readonly StoredAnswer[]> {
  return db
    .selectFrom('requirement_answer')
    .selectAll()
    .where('contract_no', '=', key.contractNo)
    .where('co_code', '=', key.coCode)
    .where('co_type', '=', key.coType)
    .where('requirement_id', '=', key.requirementId)
    .where('is_shown', '=', false)
    .orderBy('answered_at')
    .execute()
}

function withAnswers(requirement: Requirement, answers: readonly StoredAnswer[]): Requirement {
  return answers.reduce((answered, { comment, shown_at: shownAt, answered_at: answeredAt }) => {
    const day = localDay(shownAt ?? answeredAt)
    return comment === null ? withDocuments(answered, day) : withComment(answered, day)
  }, requirement)
}

function keyOf(answer: StoredAnswer): RequirementKey {
  const { co_code: coCode, co_type: coType, contract_no: contractNo, requirement_id: requirementId } = answer
  return { coCode, coType, contractNo, requirementId, ...(answer.case_id !== null && { caseId: answer.case_id }) }
}

function rowOf({ coCode, coType, contractNo, requirementId, caseId }: RequirementKey, answer: RequirementAnswer) {
  const { id, userId, answeredAt, shownAt, content } = answer
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
    case_id: caseId ?? null,
    user_id: userId,
    answered_at: answeredAt,
    shown_at: shownAt,
    is_shown: false,
    ...sent,
  }
}
