import type { StatementKind } from '@producer-portal/domain/statements'
import { keptStatementYears } from '@producer-portal/domain/statements'
import type { Services } from '../services.ts'
import type { ProducerYear, ProducerYears } from '../store/statements.ts'
import { getEntitledKinds, issueStatement, listProducers, readYearsOf } from '../store/statements.ts'
import type { StatementContent } from './write-statement.ts'
import { writeStatements } from './write-statements.ts'

/** So many producers are looked at together, and so many statements, about a second of work, are stored together. */
const producersAtOnce = 500
const writtenAtOnce = 20
/** A run ends after so many milliseconds; the next one goes on. */
const longestRun = 120_000

type StatementServices = Pick<Services, 'db' | 'now' | 'settings' | 'log'>

/**
 * Writes the statements that producers with an account are entitled to and don't have yet. Statements that a
 * killed process did not store are written by the next run; those that are there already stay as they are.
 * @returns the number of statements that were issued
 */
export async function issueStatements(services: StatementServices): Promise<number> {
  const { db, now } = services
  const kept = keptStatementYears(now().getFullYear())
  const end = performance.now() + longestRun
  let issued = 0
  let producers = await listProducers(db, { kept, after: '', most: producersAtOnce })
  while (producers.length > 0) {
    const missing = (await readYearsOf(db, producers)).flatMap((producer) => listMissing(producer, kept))
    for (let start = 0; start < missing.length; start += writtenAtOnce) {
      if (performance.now() > end) return issued
      issued += await issueAll(missing.slice(start, start + writtenAtOnce), services)
    }
    const after = producers.at(-1)?.agentNo ?? ''
    producers = await listProducers(db, { kept, after, most: producersAtOnce })
  }
  return issued
}

/** A statement that isn't written yet, and all years of its producer. */
interface MissingStatement {
  readonly year: ProducerYear
  readonly kind: StatementKind
  readonly producer: ProducerYears
}

function listMissing(producer: ProducerYears, kept: readonly number[]): readonly MissingStatement[] {
  const isIssued = (year: number, kind: StatementKind) =>
    producer.issued.some((statement) => statement.year === year && statement.kind === kind)
  return producer.years
    .filter(({ year }) => kept.includes(year))
    .flatMap((year) => getEntitledKinds(year).map((kind) => ({ year, kind, producer })))
    .filter(({ year: { year }, kind }) => !isIssued(year, kind))
}

/** One that can't be written doesn't keep the others from being written. @returns the number that were issued */
async function issueAll(
  missing: readonly MissingStatement[],
  { db, settings, log }: StatementServices,
): Promise<number> {
  let issued = 0
  const documents = await writeStatements(missing.map((each) => toContent(each, settings.BRAND.name)))
  for (const [index, { year, kind }] of missing.entries()) {
    const document = documents[index]
    if (document instanceof Uint8Array) issued += Number(await issueStatement(db, year, kind, document))
    else log.error('statement not issued', document, { year: year.year, kind })
  }
  return issued
}

/** The facts of a producer's statement of one year. */
function toContent({ year, kind, producer }: MissingStatement, company: string): StatementContent {
  const before = producer.years.find((each) => each.year === year.year - 1)
  return {
    company,
    year: year.year,
    kind,
    producer: { name: producer.fullName, agentNo: year.agent_no, contractType: year.contract_type ?? '' },
    issuedOn: year.issued_on,
    figures: getFigures(year, kind),
    before: before && getEntitledKinds(before).includes(kind) ? getFigures(before, kind) : null,
  }
}

/** The figures of one kind. */
export function getFigures(
  year: Pick<ProducerYear, 'benefact_paid' | 'benefact_credits' | 'ncdc_paid' | 'ncdc_credits'>,
  kind: StatementKind,
) {
  return kind === 'benefact'
    ? { paid: year.benefact_paid, credits: year.benefact_credits }
    : { paid: year.ncdc_paid, credits: year.ncdc_credits }
}
