'use client'

import type { ExportTable } from '@producer-portal/domain/exports'
import { DownloadIcon, MenuButton, useIsNarrowWindow, VisuallyHidden } from '@producer-portal/ui'
import { useRef } from 'react'
import { useMessages } from '../messages/use-messages.js'
import type { CreateExport } from './create-export.js'
import { type ExportFile, exportFormats } from './export-job.js'
import * as S from './ExportMenu.styles.js'
import { ExportProgress } from './ExportProgress.js'
import { exportMessages } from './messages.js'
import { saveFile } from './save-file.js'
import { useExport } from './use-export.js'

export interface ExportMenuProps {
  /** Whose lists these are: decides the heading of the PDF. */
  list: 'new-business' | 'inforce'
  /** How many rows there are; without any the panel does not open. */
  count: number
  /** Describes the export, at the moment when CSV or PDF is chosen. */
  getTable: () => ExportTable
  /** Makes the file. Default: in a worker, with libraries that are loaded at that moment. */
  create?: CreateExport
  /** Takes the file. Default: the browser saves it. */
  onSave?: (file: ExportFile) => void
}

const createWhenAsked: CreateExport = async (table, options) => {
  const { createExport } = await import('./create-export.js')
  return createExport(table, options)
}

/** Use it in the toolbar of a list: exports all of the list as CSV or PDF, with progress and a way to cancel. */
export function ExportMenu({ list, count, getTable, create = createWhenAsked, onSave = saveFile }: ExportMenuProps) {
  const say = useMessages(exportMessages)
  // Next to the count of a list, a phone has room for the icon alone
  const isNarrow = useIsNarrowWindow()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // The cancel button goes away with the export; whoever stood on it goes on from the button.
  const onEnd = () => {
    if (root.current?.contains(document.activeElement)) button.current?.focus()
  }
  const { running, start, cancel } = useExport({ list, getTable, create, onSave, onEnd })
  const entries = exportFormats.map((format) => ({
    id: format,
    label: say(format),
    isDisabled: running !== null,
    onSelect: () => start(format),
  }))
  const creating = running && say(running.format === 'csv' ? 'creatingCsv' : 'creatingPdf')
  return (
    <S.Root ref={root}>
      <MenuButton
        ref={button}
        entries={entries}
        placement="bottom-end"
        iconStart={DownloadIcon}
        disabled={count === 0}
        isBusy={running !== null}
        busyText={creating ?? undefined}
      >
        {isNarrow ? <VisuallyHidden>{say('export')}</VisuallyHidden> : say('export')}
      </MenuButton>
      {creating && running.done !== null && (
        <ExportProgress label={creating} done={running.done} onCancel={cancel} cancelLabel={say('cancel')} />
      )}
    </S.Root>
  )
}
