'use client'

import type { FileItem } from '@producer-portal/ui'
import { useMemo } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { uploadMessages } from '../messages.js'
import { checkChosenFiles, type ChosenFile, problemTexts, toFileProgress } from './chosen-files.js'
import type { UploadState } from './upload-state.js'

/** The chosen files as rows: what is wrong with each, or how far it is. */
export function useFileItems(files: readonly ChosenFile[], state: UploadState): readonly FileItem[] {
  const say = useMessages(uploadMessages)
  const { problems } = useMemo(() => checkChosenFiles(files), [files])
  const isUploading = state.kind === 'uploading'
  const percent = isUploading ? state.percent : undefined
  return useMemo(() => {
    const progress =
      percent === undefined
        ? []
        : toFileProgress(
            files.map(({ file }) => file.size),
            percent,
          )
    return files.map(({ id, file }, index): FileItem => {
      const row = { id, name: file.name, size: file.size }
      if (isUploading) return { ...row, state: 'uploading', progress: progress[index] }
      const found = problems[index] ?? []
      if (found.length === 0) return { ...row, state: 'ready' }
      const texts = found.map((problem) =>
        problem === 'type' ? `${say('invalidFormat')}: ${say('mustBePdf')}` : say(problemTexts[problem]),
      )
      return { ...row, state: 'failed', error: texts.join(' ') }
    })
  }, [files, isUploading, percent, problems, say])
}
