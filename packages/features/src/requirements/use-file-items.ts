'use client'

import type { FileItem } from '@producer-portal/ui'
import { useMemo } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { checkChosenFiles, type ChosenFile, problemTexts, progressOfFiles } from './chosen-files.js'
import { uploadMessages } from './upload-messages.js'
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
        : progressOfFiles(
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
