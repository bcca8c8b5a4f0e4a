'use client'
import { useEffect, useRef } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import type { FileItem } from './FileItem.js'

/** Has each file read out that has just failed, with what is wrong; never those that had failed at first. */
export function useNewFailures(files: readonly FileItem[]): void {
  const announce = useAnnounce()
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    const failed = files.filter(({ state }) => state === 'failed')
    for (const { id, name, error } of failed) {
      if (known.current && !known.current.has(id)) announce(`${name}: ${error ?? ''}`)
    }
    known.current = new Set(failed.map(({ id }) => id))
  }, [files, announce])
}
