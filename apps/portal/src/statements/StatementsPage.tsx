import { isHomeOffice } from '@producer-portal/domain/access'
import {
  getAvailableStatements,
  getStatementFile,
  statementDownloads,
  statementRows,
  statementsExport,
} from '@producer-portal/domain/statements'
import type { StatementYear } from '@producer-portal/domain/statements'
import { ExportMenu } from '@producer-portal/features/exports'
import { useMessages } from '@producer-portal/features/i18n'
import { statementsMessages, StatementsScreen } from '@producer-portal/features/statements'
import { call } from '../api/api.js'
import { useDownloads } from '../api/useDownloads.js'
import { toLoad, useQuery } from '../api/useQuery.js'
import { useUser } from '../auth/state.js'

/** /statements: the yearly statements of the signed-in producer. */
export function StatementsPage() {
  const user = useUser()
  const years = useQuery(getAvailableStatements, {})
  const { downloads, download } = useDownloads((objectId, options) =>
    call(getStatementFile, { query: { objectId } }, options),
  )
  return (
    <StatementsScreen
      years={toLoad(years)}
      downloads={downloads}
      onDownload={({ objectId, fileName }) => download(objectId, fileName)}
      onRetry={() => void years.reload()}
      actions={<FiguresExport years={years.data ?? []} />}
      isHomeOffice={isHomeOffice(user)}
    />
  )
}

function FiguresExport({ years }: { years: readonly StatementYear[] }) {
  const t = useMessages(statementsMessages)
  const count = statementRows(years)
    .flatMap(statementDownloads)
    .filter(({ file }) => file !== null).length
  return (
    count > 0 && (
      <ExportMenu title={t('exportTitle')} count={count} getTable={() => statementsExport(years, new Date())} />
    )
  )
}
