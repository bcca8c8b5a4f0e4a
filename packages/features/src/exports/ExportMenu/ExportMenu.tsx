'use client'

import type { ExportTable } from '@producer-portal/domain/exports'
import { DownloadIcon, MenuButton } from '@producer-portal/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import type { CreateExport } from '../create-export.js'
import { type ExportFile, exportFormats } from '../export-job.js'
import { exportMessages } from '../messages.js'
import { ExportProgress } from './ExportProgress.js'
import { saveFile } from '../save-file.js'
import { useExport } from './useExport.js'

const Root = styled.div`
  position: relative;
  inline-size: fit-content;
`

export interface ExportMenuProps {
  /** The heading of the PDF. */
  title: string
  /** The number of rows; without any the panel does not open. */
  count: number
  /** Describes the export with `exportTable`, at the moment when CSV or PDF is chosen. */
  getTable: () => ExportTable
  /** Called before the table is read, to load what the service has by now; a failure leaves what is there. */
  refresh?: () => Promise<unknown>
  /** The address of a list of fonts (`FallbackFont`) for letters that the user's system may lack. Default: none. */
  fallbackFonts?: string
  /** Makes the file. Default: in a worker, with libraries that are loaded at that moment. */
  create?: CreateExport
  /** Takes the file. Default: the browser saves it. */
  onSave?: (file: ExportFile) => void
}

const createLater: CreateExport = async (table, options) => {
  const { createExport } = await import('../create-export.js')
  return createExport(table, options)
}

/** Use it in the toolbar of a list: exports all of the list as CSV or PDF, with progress and a way to cancel. */
export function ExportMenu(props: ExportMenuProps) {
  const { title, count, getTable, refresh, fallbackFonts, create = createLater, onSave = saveFile } = props
  const t = useMessages(exportMessages)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // The cancel button disappears with the export, so the focus moves from it to the menu button.
  const onEnd = () => {
    if (root.current?.contains(document.activeElement)) button.current?.focus()
  }
  const { running, start, cancel } = useExport({
    title,
    count,
    getTable,
    refresh,
    fallbackFonts,
    create,
    onSave,
    onEnd,
  })
  const entries = exportFormats.map((format) => ({
    id: format,
    label: t(format),
    isDisabled: running !== null,
    onAction: () => start(format),
  }))
  const creating = running && t(running.format === 'csv' ? 'creatingCsv' : 'creatingPdf')
  return (
    <Root ref={root}>
      <MenuButton
        ref={button}
        items={entries}
        placement="bottom-end"
        iconStart={DownloadIcon}
        disabled={count === 0}
        isPending={running !== null}
      >
        {t('export')}
      </MenuButton>
      {creating && running.done !== null && (
        <ExportProgress label={creating} done={running.done} onCancel={cancel} cancelLabel={t('cancel')} />
      )}
    </Root>
  )
}
