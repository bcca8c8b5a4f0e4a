import {
  getAvailableStatements,
  getStatementFile,
  statementDownloads,
  statementRows,
  statementsExport,
} from '@producer-portal/domain/statements'
import type { StatementDownload, StatementYear } from '@producer-portal/domain/statements'
import { ExportMenu, saveFile } from '@producer-portal/features/exports'
import { StatementsScreen } from '@producer-portal/features/statements'
import type { StatementDownloadState } from '@producer-portal/features/statements'
import { useEffect, useRef, useState } from 'react'
import { call } from '../api/api.js'
import { useQuery } from '../api/useQuery.js'
import { useUser } from '../auth/state.js'

/** /statements: the yearly statements of the signed-in producer. */
export function StatementsPage() {
  const user = useUser()
  const years = useQuery(getAvailableStatements, {})
  const { downloads, download } = useDownloads()
  return (
    <StatementsScreen
      years={years.data ?? (years.error === undefined ? 'loading' : 'error')}
      downloads={downloads}
      onDownload={(statement) => void download(statement)}
      onRetry={() => void years.reload()}
      actions={<FiguresExport years={years.data ?? []} />}
      isHomeOffice={user.audiences.some((audience) => audience === 'HomeOffice' || audience === 'HomeOfficeAIC')}
    />
  )
}

function FiguresExport({ years }: { years: readonly StatementYear[] }) {
  const count = statementRows(years)
    .flatMap(statementDownloads)
    .filter(({ file }) => file !== null).length
  return (
    count > 0 && <ExportMenu list="statements" count={count} getTable={() => statementsExport(years, new Date())} />
  )
}

/** Longer than other calls: a file may come over a slow line. */
const fileTimeout = 120_000

/** Fetches files and saves them under their names; leaving the page ends what is under way. */
function useDownloads() {
  const [downloads, setDownloads] = useState<Readonly<Record<string, StatementDownloadState>>>({})
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const download = async ({ objectId, fileName }: StatementDownload): Promise<void> => {
    const signal = leaving.current?.signal
    const show = (state: StatementDownloadState | null) =>
      setDownloads((last) => {
        const others = Object.entries(last).filter(([id]) => id !== objectId)
        return Object.fromEntries(state === null ? others : [...others, [objectId, state]])
      })
    show('busy')
    try {
      const answer = await call(getStatementFile, { query: { objectId } }, { signal, timeout: fileTimeout })
      if (answer.ok) saveFile({ name: fileName, content: answer.data })
      show(answer.ok ? null : 'failed')
    } catch {
      if (signal?.aborted !== true) show('failed')
    }
  }
  return { downloads, download }
}
