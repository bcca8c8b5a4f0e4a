'use client'

import type { ExportTable } from '@producer-portal/domain/exports'
import { useAnnounce, useToast } from '@producer-portal/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import type { CreateExport } from '../create-export.js'
import type { ExportFile, ExportFormat } from '../export-job.js'
import { exportMessages } from '../messages.js'

/** An export that is being made. */
interface RunningExport {
  readonly format: ExportFormat
  /** From 0 to 1; null until it turns out to take longer. */
  readonly done: number | null
}

export interface ExportControl {
  readonly running: RunningExport | null
  readonly start: (format: ExportFormat) => void
  readonly cancel: () => void
}

interface ExportSteps {
  title: string
  count: number
  refresh: (() => Promise<unknown>) | undefined
  fallbackFonts: string | undefined
  getTable: () => ExportTable
  create: CreateExport
  onSave: (file: ExportFile) => void
  /** Called just before what shows the progress goes away. */
  onEnd: () => void
}

/** Page numbers and groups are known when the file is written. */
const placeholders = { page: '{page}', pages: '{pages}', group: '{group}' }

/** Runs one export at a time: creates, saves and announces it. Unmounting cancels it. */
export function useExport(steps: ExportSteps): ExportControl {
  const t = useMessages(exportMessages)
  const announce = useAnnounce()
  const { show, dismiss } = useToast()
  const [running, setRunning] = useState<RunningExport | null>(null)
  const controller = useRef<AbortController>(null)
  const failure = useRef<number>(null)
  // A retry exports what the list shows by that time.
  const latest = useRef(steps)
  useEffect(() => {
    latest.current = steps
  })

  const forgetFailure = useCallback(() => {
    if (failure.current !== null) dismiss(failure.current)
    failure.current = null
  }, [dismiss])
  useEffect(
    () => () => {
      controller.current?.abort()
      forgetFailure()
    },
    [forgetFailure],
  )

  const end = () => {
    controller.current = null
    latest.current.onEnd()
    setRunning(null)
  }

  const make = async (format: ExportFormat, { signal }: AbortController) => {
    const { title, create, onSave, refresh, fallbackFonts } = latest.current
    // A worker has no page to which an address is relative
    const fontList = fallbackFonts && new URL(fallbackFonts, document.baseURI).href
    const texts = {
      title,
      brand: t('brand'),
      page: t('page', placeholders),
      groupContinued: t('again', placeholders),
    }
    const onProgress = (done: number) => {
      if (!signal.aborted) setRunning({ format, done })
    }
    try {
      await refresh?.()
      if (signal.aborted) return
      // By now the list may show less, or nothing
      if (latest.current.count === 0) return end()
      const file = await create(latest.current.getTable(), {
        format,
        texts,
        fallbackFonts: fontList,
        signal,
        onProgress,
      })
      if (signal.aborted) return
      onSave(file)
      announce(t('ready', { file: file.name }))
    } catch {
      if (signal.aborted) return
      const message = t(format === 'csv' ? 'csvFailed' : 'pdfFailed')
      const action = { label: t('retry'), onAction: () => start(format) }
      failure.current = show({ tone: 'error', title: t('failed'), message, action })
    }
    end()
  }

  const start = (format: ExportFormat) => {
    if (controller.current) return
    forgetFailure()
    controller.current = new AbortController()
    setRunning({ format, done: null })
    void make(format, controller.current)
  }

  const cancel = () => {
    controller.current?.abort()
    end()
    announce(t('cancelled'))
  }

  return { running, start, cancel }
}
