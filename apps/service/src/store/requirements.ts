import { localDay } from '@producer-portal/domain/formatting'
import type { Requirement, SentAnswer } from '@producer-portal/domain/requirements'
import { requirementSchema, withComment, withDocuments } from '@producer-portal/domain/requirements'
import type { BusinessScope } from '@producer-portal/domain/manage-access'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { Log } from '../log.ts'
import type { Database } from './database/database.ts'
import { inTransaction } from './database/transaction.ts'
import { inScope } from './scope.ts'
import type { RequirementAnswerTable } from './tables.ts'

/** Identifies one requirement of a contract; the contract number is padded. */
export interface RequirementKey {
  readonly coCode: string
  readonly coType: string
  readonly contractNo: string
  readonly requirementId: string
  /** The case it must belong to, if the caller names one. */
  readonly caseId?: string
}

/** A stored case that has a requirement. */
interface CaseWithRequirement {
  readonly requirement: Requirement
  /** Stores a changed requirement; the rest of the case stays as it is. */
  readonly store: (changed: Requirement) => Promise<void>
}

/** The part of a stored case that is read. */
const documentSchema = v.looseObject({ requirements: v.nullish(v.array(v.looseObject({ id: v.string() })), []) })

/** The user whose cases are read, and whether their rows are locked until the transaction ends. */
interface LookupOptions {
  readonly scope: BusinessScope
  readonly holds: boolean
}

/** The cases of a contract that have a requirement; most contracts have one case. */
async function findCasesWithRequirement(
  db: Database,
  key: RequirementKey,
  { scope, holds }: LookupOptions,
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
    const place = requirements.findIndex((each) => matchesKey(each, key))
    const stored = requirements[place]
    if (stored === undefined) return []
    const store = async (changed: Requirement) => {
      const text = JSON.stringify({ ...rest, requirements: requirements.with(place, { ...stored, ...changed }) })
      await db.updateTable('new_business_case').set({ document: text }).where('id', '=', id).execute()
    }
    return [{ requirement: v.parse(requirementSchema, stored), store }]
  })
}

/** A case whose requirements have no case id is identified by its contract alone. */
function matchesKey(requirement: { readonly id: string; readonly caseId?: unknown }, key: RequirementKey): boolean {
  const caseId = requirement.caseId ?? key.caseId
  return requirement.id === key.requirementId && (key.caseId === undefined || caseId === key.caseId)
}

/** An answer to a requirement: a comment, or the document in the data folder with the same id. */
export interface RequirementAnswer {
  readonly id: string
  readonly userId: string
  readonly answeredAt: Date
  /** The time from which the requirement's status reflects it; the carrier's systems take a while. */
  readonly shownAt: Date
  readonly content:
    | { readonly comment: string; readonly requestKey?: string | undefined }
    | {
        readonly fileNames: readonly string[]
        readonly fileSizes: readonly number[]
        readonly pages: number
        readonly bytes: number
        readonly sha256: string
      }
}

type StoredAnswer = Selectable<RequirementAnswerTable>

/** A requirement within a scope with all its answers applied, due or not; null when there is none. */
export async function findRequirement(
  db: Database,
  key: RequirementKey,
  scope: BusinessScope,
): Promise<Requirement | null> {
  const [found] = await findCasesWithRequirement(db, key, { scope, holds: false })
  return found === undefined ? null : withAnswers(found.requirement, await findPendingAnswers(db, key))
}

/**
 * Saves an answer; of two at once, the second sees the requirement as the first one left it.
 * @param check throws when the requirement doesn't accept the answer; nothing is saved then
 * @returns `missing` when there is no such requirement, `repeated` for a comment that comes again under its key, and
 * `keyTaken` for another one under that key
 */
export function saveAnswer(
  db: Database,
  {
    key,
    scope,
    answer,
  }: { readonly key: RequirementKey; readonly scope: BusinessScope; readonly answer: RequirementAnswer },
  check: (requirement: Requirement) => void,
): Promise<'saved' | 'missing' | 'repeated' | 'keyTaken'> {
  return inTransaction(db, async (transaction) => {
    const cases = await findCasesWithRequirement(transaction, key, { scope, holds: true })
    if (cases.length === 0) return 'missing'
    const repeated = await findRepeated(transaction, key, answer)
    if (repeated !== null) return repeated === 'same' ? 'repeated' : 'keyTaken'
    const waiting = await findPendingAnswers(transaction, key)
    for (const { requirement } of cases) check(withAnswers(requirement, waiting))
    await transaction.insertInto('requirement_answer').values(toRow(key, answer)).execute()
    return 'saved'
  })
}

/** The comment that has the key of an answer already: the same one, or another; null for none. */
async function findRepeated(
  transaction: Database,
  key: RequirementKey,
  { content, userId }: RequirementAnswer,
): Promise<'same' | 'other' | null> {
  if (!('comment' in content) || content.requestKey === undefined) return null
  const stored = await transaction
    .selectFrom('requirement_answer')
    .select((eb) => eb.and({ ...columnsOf(key), comment: content.comment }).as('isSame'))
    .where('user_id', '=', userId)
    .where('request_key', '=', content.requestKey)
    .executeTakeFirst()
  if (stored === undefined) return null
  return stored.isSame ? 'same' : 'other'
}

/** The person who sent an answer, and the names and sizes of its files. */
const senderSchema = v.object({ firstName: v.nullish(v.string()), lastName: v.nullish(v.string()) })
const filesSchema = v.object({ names: v.nullish(v.array(v.string()), []), sizes: v.nullish(v.array(v.number()), []) })

/** Everything that was sent for a requirement within a scope, newest first; null when there is no such requirement. */
export async function findSentAnswers(
  db: Database,
  key: RequirementKey,
  scope: BusinessScope,
): Promise<readonly SentAnswer[] | null> {
  const cases = await findCasesWithRequirement(db, key, { scope, holds: false })
  if (cases.length === 0) return null
  const rows = await db
    .selectFrom('requirement_answer as answer')
    .leftJoin('account', 'account.user_id', 'answer.user_id')
    .select(['answer.id', 'answer.user_id', 'answer.answered_at', 'answer.comment', 'answer.received_at'])
    .select(['answer.file_names', 'answer.file_sizes', 'account.profile'])
    .where((eb) => eb.and(columnsOf(key)))
    .orderBy('answer.answered_at', 'desc')
    .orderBy('answer.id')
    .execute()
  return rows.map(({ id, user_id: userId, answered_at: answeredAt, comment, profile, ...row }) => {
    const { firstName, lastName } = v.parse(senderSchema, profile ?? {})
    const { names, sizes } = v.parse(filesSchema, { names: row.file_names, sizes: row.file_sizes })
    return {
      id,
      sentAt: answeredAt.toISOString(),
      sentBy: [firstName, lastName].filter(Boolean).join(' ') || userId,
      comment,
      receivedAt: row.received_at?.toISOString() ?? null,
      files: names.map((name, index) => ({ name, size: sizes[index] ?? null })),
    }
  })
}

/** True if an answer with this id was saved. */
export async function hasAnswer(db: Database, id: string): Promise<boolean> {
  const found = await db.selectFrom('requirement_answer').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}

interface AnswerServices {
  readonly db: Database
  readonly now: () => Date
  readonly log: Log
}

/**
 * Applies the answers that are due to their requirements. One that fails doesn't hold up the others, and is tried again
 * the next time.
 * @returns the number of answers that were applied
 */
export async function applyDueAnswers({ db, now, log }: AnswerServices): Promise<number> {
  let applied = 0
  const due = await db
    .selectFrom('requirement_answer')
    .select('id')
    .where('is_shown', '=', false)
    .where('shown_at', '<=', now())
    .orderBy('answered_at')
    .execute()
  for (const { id } of due) {
    try {
      if (await inTransaction(db, (transaction) => applyAnswer(transaction, id))) applied += 1
    } catch (error) {
      log.error('answer not shown', error)
    }
  }
  return applied
}

/** Another process at the same moment waits, then finds it applied: false. */
async function applyAnswer(db: Database, id: string): Promise<boolean> {
  const answer = await db
    .updateTable('requirement_answer')
    .set({ is_shown: true })
    .where('id', '=', id)
    .where('is_shown', '=', false)
    .returningAll()
    .executeTakeFirst()
  if (answer === undefined) return false
  const cases = await findCasesWithRequirement(db, toKey(answer), { scope: 'everything', holds: true })
  for (const { requirement, store } of cases) await store(withAnswers(requirement, [answer]))
  return true
}

async function findPendingAnswers(db: Database, key: RequirementKey): Promise<readonly StoredAnswer[]> {
  return db
    .selectFrom('requirement_answer')
    .selectAll()
    .where((eb) => eb.and({ ...columnsOf(key), is_shown: false }))
    .orderBy('answered_at')
    .execute()
}

function withAnswers(requirement: Requirement, answers: readonly StoredAnswer[]): Requirement {
  return answers.reduce((answered, { comment, shown_at: shownAt, answered_at: answeredAt }) => {
    const day = localDay(shownAt ?? answeredAt)
    return comment === null ? withDocuments(answered, day) : withComment(answered, day)
  }, requirement)
}

function toKey(answer: StoredAnswer): RequirementKey {
  const { co_code: coCode, co_type: coType, contract_no: contractNo, requirement_id: requirementId } = answer
  return { coCode, coType, contractNo, requirementId, ...(answer.case_id !== null && { caseId: answer.case_id }) }
}

/** The columns of an answer that name its requirement. */
function columnsOf({ coCode, coType, contractNo, requirementId }: RequirementKey) {
  return { co_code: coCode, co_type: coType, contract_no: contractNo, requirement_id: requirementId }
}

function toRow(key: RequirementKey, answer: RequirementAnswer) {
  const { id, userId, answeredAt, shownAt, content } = answer
  const sent =
    'comment' in content
      ? {
          comment: content.comment,
          request_key: content.requestKey ?? null,
          file_names: null,
          file_sizes: null,
          pages: null,
          bytes: null,
          sha256: null,
        }
      : {
          comment: null,
          file_names: JSON.stringify(content.fileNames),
          file_sizes: JSON.stringify(content.fileSizes),
          pages: content.pages,
          bytes: content.bytes,
          sha256: content.sha256,
        }
  return {
    id,
    ...columnsOf(key),
    case_id: key.caseId ?? null,
    user_id: userId,
    answered_at: answeredAt,
    shown_at: shownAt,
    is_shown: false,
    ...sent,
  }
}
