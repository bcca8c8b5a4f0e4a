import {
  getAvailableStatements,
  getStatementFile,
  keptStatementYears,
  statementFileName,
} from '@producer-portal/domain/statements'
import type { StatementKind } from '@producer-portal/domain/statements'
import type { SignedInUser } from '../auth/session.ts'
import { HttpError } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { getFigures } from '../statements/issue-statements.ts'
import type { IssuedStatement, ProducerYear } from '../store/statements.ts'
import { getEntitledKinds, readDocument, readIssued, readProducerYears } from '../store/statements.ts'
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

/** The issued statements to which the user is entitled, newest first. */
async function listOfferedStatements(user: SignedInUser, { db, now }: Services): Promise<readonly OfferedStatement[]> {
  const agentNo = user.account.agent_no
  if (agentNo === null) return []
  const kept = keptStatementYears(now().getFullYear())
  const years = await readProducerYears(db, agentNo)
  const issued = await readIssued(db, agentNo)
  return years
    .filter(({ year }) => kept.includes(year))
    .toReversed()
    .flatMap((year) => {
      const kinds = getEntitledKinds(year)
      const own = issued.filter((statement) => statement.year === year.year && kinds.includes(statement.kind))
      return own.map((statement) => ({ year, issued: statement }))
    })
}

function toFile({ year, issued }: OfferedStatement) {
  return { bytes: issued.bytes, issuedOn: year.issued_on, ...getFigures(year, issued.kind) }
}
