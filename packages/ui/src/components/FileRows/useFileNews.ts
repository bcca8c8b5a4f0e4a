'use client'
import { useEffect, useRef } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import type { FileItem } from './FileItem.js'

/** Has each file read out that has just failed, with what is wrong, or has just arrived; never those of the first look. */
export function useFileNews(files: readonly FileItem[], doneText: string): void {
  const announce = useAnnounce()
  const known = useRef<ReadonlyMap<string, FileItem['state']> | null>(null)
  useEffect(() => {
    for (const { id, name, state, error } of files) {
      if (!known.current) break
      const before = known.current.get(id)
      if (state === 'failed' && before !== 'failed') announce(`${name}: ${error ?? ''}`)
      if (state === 'done' && before === 'uploading') announce(`${name}: ${doneText}`)
    }
    known.current = new Map(files.map(({ id, state }) => [id, state]))
  }, [files, doneText, announce])
}
