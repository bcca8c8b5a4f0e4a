import { statusTones } from '../contracts/status-tone.ts'
import type { StatusTone } from '../contracts/status-tone.ts'
import { statusWords } from '../requirements/statuses.ts'
import type { RequirementStatus } from '../requirements/statuses.ts'
import { attentionStatuses } from './case-attention.ts'
import type { Case } from './case.ts'

/** Statuses of an insurer's own, by their names; letter case makes no difference. A name of the portal's replaces it. */
export interface OwnStatuses {
  readonly cases?: Readonly<Record<string, OwnCaseStatus>>
  readonly requirements?: Readonly<Record<string, OwnRequirementStatus>>
}

interface OwnCaseStatus {
  /** The color and the icon. */
  readonly tone: StatusTone
  /** The reason why such a case needs the producer now. Default: it doesn't for its status. */
  readonly attention?: keyof typeof attentionStatuses
}

interface OwnRequirementStatus {
  /** The status of the portal whose rules it follows: its tab, whose turn it is, and what can be sent. */
  readonly like: RequirementStatus
  /** Default: that of the status it is like. */
  readonly tone?: StatusTone
}

/**
 * Adds statuses of your own to those that the portal knows: lists, filters, charts, cards and panels show them by their
 * own names. Call it once before the first page is drawn, on a server too.
 * @returns takes them back, for tests
 * @public
 */
export function defineStatuses({ cases = {}, requirements = {} }: OwnStatuses): () => void {
  const [tones, words, { offers, 'not-paid': notPaid }] = [[...statusTones], [...statusWords], attentionStatuses]
  const counts = [offers.length, notPaid.length] as const
  for (const [name, { tone, attention }] of Object.entries(cases)) {
    statusTones.set(fold(name), tone)
    if (attention) attentionStatuses[attention].push(fold(name))
  }
  for (const [name, { like, tone = statusTones.get(fold(like)) ?? 'neutral' }] of Object.entries(requirements)) {
    statusTones.set(fold(name), tone)
    statusWords.set(fold(name), { status: like, label: name })
  }
  return () => {
    statusTones.clear()
    for (const [name, tone] of tones) statusTones.set(name, tone)
    statusWords.clear()
    for (const [name, known] of words) statusWords.set(name, known)
    offers.length = counts[0]
    notPaid.length = counts[1]
  }
}

/** Statuses of cases that are over. */
const neutralStatuses = new Set(['withdrawn', 'not taken', 'postponed', 'canceled', 'mod', 'void'])

/** The statuses of cases that the portal doesn't know, each once. */
export function unknownCaseStatuses(cases: readonly Pick<Case, 'caseStatus'>[]): readonly string[] {
  const statuses = new Set(cases.map(({ caseStatus }) => caseStatus?.trim() ?? ''))
  return [...statuses].filter(
    (status) => status !== '' && !statusTones.has(fold(status)) && !neutralStatuses.has(fold(status)),
  )
}

function fold(name: string): string {
  return name.trim().toLowerCase()
}
