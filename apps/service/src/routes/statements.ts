import {
  getAvailableStatements,
  getStatementFile,
  keptStatementYears,
  statementFileName,
} from '@producer-portal/domain/statements'
import type { StatementKind } from '@producer-portal/domain/statements'
import * as v from 'valibot'
import type { SignedInUser } from '../auth/session.ts'
import { HttpError } from '../http/failure.ts'
import type { Services } from '../services.ts'
import type { StatementContent } from '../statements/write-statement.ts'
import { writeStatements } from '../statements/write-statements.ts'
import type { IssuedStatement, ProducerYear } from '../store/statements.ts'
import { getEntitledKinds, issueStatement, readDocument, readIssued, readProducerYears } from '../store/statements.ts'
import type { Route } from './route.ts'
import { PdfFile, route } from './route.ts'

/** The statements of the signed-in producer, as a list and as files. */
export const routes: readonly Route[] = [
  route(getAvailableStatements, async ({ user, services }) => {
    const offered = await listOfferedStatements(user, services)
    return [...Map.groupBy(offered, ({ year }) => year.year)].map(([year, statements]) => {
      const findKind = (kind: StatementKind) => statements.find(({ issued }) => issued.kind === kind)
      const [benefact, ncdc] = [findKind('benefact'), findKind('ncdc')]
      return {
        year,
        benefactId: benefact?.issued.objectId ?? null,
        ncdcId: ncdc?.issued.objectId ?? null,
        ...(benefact && { benefact: toFile(benefact) }),
        ...(ncdc && { ncdc: toFile(ncdc) }),
      }
    })
  }),

  route(getStatementFile, async ({ query: { objectId }, user, services }) => {
    const offered = await listOfferedStatements(user, services)
    const found = offered.find(({ issued }) => issued.objectId === objectId)
    const document = found && (await readDocument(services.db, objectId))
    // The same answer for another producer's statement as for one that doesn't exist.
    if (found === undefined || document === undefined) throw new HttpError(404, 'There is no such statement.')
    return new PdfFile(statementFileName(found.year.year, found.issued.kind), document)
  }),
]

interface OfferedStatement {
  readonly year: ProducerYear
  readonly issued: IssuedStatement
}

/** The statements to which the user is entitled, newest first. They are issued when they are first asked for. */
async function listOfferedStatements(
  user: SignedInUser,
  { db, now, settings }: Services,
): Promise<readonly OfferedStatement[]> {
  const agentNo = user.account.agent_no
  if (agentNo === null) return []
  const all = await readProducerYears(db, agentNo)
  const kept = keptStatementYears(now().getFullYear())
  const wanted = all
    .filter(({ year }) => kept.includes(year))
    .toReversed()
    .flatMap((year) => getEntitledKinds(year).map((kind) => ({ year, kind })))
  const existing = await readIssued(db, agentNo)
  const isKnown = ({ year, kind }: (typeof wanted)[number]) =>
    existing.some((issued) => issued.year === year.year && issued.kind === kind)
  const missing = wanted.filter((each) => !isKnown(each))
  if (missing.length > 0) {
    const documents = await writeStatements(
      missing.map(({ year, kind }) => ({
        ...getContent(year, kind, all, user),
        company: settings.BRAND.name,
      })),
    )
    for (const [index, document] of documents.entries()) {
      const statement = missing[index]
      if (statement) await issueStatement(db, statement.year, statement.kind, document)
    }
  }
  const issued = missing.length === 0 ? existing : await readIssued(db, agentNo)
  return wanted.flatMap(({ year, kind }) => {
    const found = issued.find((each) => each.year === year.year && each.kind === kind)
    return found === undefined ? [] : [{ year, issued: found }]
  })
}

/** The facts of a producer's statement of one year. */
function getContent(
  year: ProducerYear,
  kind: StatementKind,
  all: readonly ProducerYear[],
  user: SignedInUser,
): Omit<StatementContent, 'company'> {
  const before = all.find((each) => each.year === year.year - 1)
  return {
    year: year.year,
    kind,
    producer: { name: getFullName(user), agentNo: year.agent_no, contractType: year.contract_type ?? '' },
    issuedOn: year.issued_on,
    figures: getFigures(year, kind),
    before: before && getEntitledKinds(before).includes(kind) ? getFigures(before, kind) : null,
  }
}

const nameSchema = v.object({ fullName: v.string() })
const getFullName = ({ account }: SignedInUser) => v.parse(nameSchema, account.profile).fullName

function getFigures(year: ProducerYear, kind: StatementKind) {
  return kind === 'benefact'
    ? { paid: year.benefact_paid, credits: year.benefact_credits }
    : { paid: year.ncdc_paid, credits: year.ncdc_credits }
}

function toFile({ year, issued }: OfferedStatement) {
  return { bytes: issued.bytes, issuedOn: year.issued_on, ...getFigures(year, issued.kind) }
}
