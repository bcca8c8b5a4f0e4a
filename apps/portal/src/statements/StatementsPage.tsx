import { isHomeOffice } from '@producer-portal/domain/access'
import {
  getAvailableStatements,
  getStatementFile,
  statementDownloads,
  statementRows,
  statementColumns,
  statementsExport,
} from '@producer-portal/domain/statements'
import type { StatementYear } from '@producer-portal/domain/statements'
import type { Result } from '@producer-portal/domain/endpoint'
import { ExportMenu, useExportLanguage } from '@producer-portal/features/exports'
import { useMessages } from '@producer-portal/features/i18n'
import { statementsMessages, StatementsScreen } from '@producer-portal/features/statements'
import { call } from '../api/api.js'
import type { CallOptions } from '../api/client.js'
import { useDownloads } from '../api/useDownloads.js'
import { toLoad, useQuery } from '../api/useQuery.js'
import { useUser } from '../auth/state.js'

/** /statements: the yearly statements of the signed-in producer. */
export function StatementsPage() {
  const user = useUser()
  const years = useQuery(getAvailableStatements, {})
  const { downloads, download } = useDownloads((id, options) =>
    id === allOfThem ? fetchAll(years.data ?? [], options) : fetchStatement(id, options),
  )
  return (
    <StatementsScreen
      years={toLoad(years)}
      downloads={downloads}
      onDownload={({ objectId, fileName }) => download(objectId, fileName)}
      allDownload={downloads[allOfThem]}
      onDownloadAll={() => download(allOfThem, allFileName(years.data ?? []))}
      onRetry={() => void years.reload()}
      actions={<FiguresExport years={years.data ?? []} />}
      isHomeOffice={isHomeOffice(user)}
    />
  )
}

const allOfThem = 'all'

const fetchStatement = (objectId: string, options: CallOptions) =>
  call(getStatementFile, { query: { objectId } }, options)

/** `Statements 2021-2025.zip` */
function allFileName(years: readonly StatementYear[]): string {
  const numbers = statementRows(years).map(({ year }) => year)
  return `Statements ${Math.min(...numbers)}-${Math.max(...numbers)}.zip`
}

/** Fetches the statements of all years into one ZIP file; if one of them fails, all do. */
async function fetchAll(years: readonly StatementYear[], options: CallOptions): Promise<Result<Blob>> {
  const files: Record<string, Uint8Array> = {}
  for (const { objectId, fileName } of statementRows(years).flatMap(statementDownloads)) {
    const result = await fetchStatement(objectId, options)
    if (!result.ok) return result
    files[fileName] = new Uint8Array(await result.data.arrayBuffer())
  }
  const { zipSync } = await import('fflate')
  // PDF files are compressed already.
  return { ok: true, data: new Blob([zipSync(files, { level: 0 })], { type: 'application/zip' }) }
}

function FiguresExport({ years }: { years: readonly StatementYear[] }) {
  const t = useMessages(statementsMessages)
  const { locale, translate } = useExportLanguage()
  const count = statementRows(years)
    .flatMap(statementDownloads)
    .filter(({ file }) => file !== null).length
  return (
    count > 0 && (
      <ExportMenu
        title={t('exportTitle')}
        count={count}
        getTable={() => statementsExport(years, new Date(), { columns: translate(statementColumns), locale })}
      />
    )
  )
}
