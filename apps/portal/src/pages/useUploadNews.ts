import type { SentMarker } from '@producer-portal/domain/requirements'
import { useMessages } from '@producer-portal/features/messages'
import { uploadMessages } from '@producer-portal/features/requirements'
import { useToast } from '@producer-portal/ui'
import { useEffect, useRef } from 'react'
import type { UploadNews } from './useUploads.js'

/**
 * Tells in a toast what came of an upload whose dialog was left by Back.
 * @param watched the requirement whose upload dialog is open
 * @param onSent hears of documents that have arrived, whether or not they are told
 */
export function useUploadNews(watched: string | null, onSent: (marker: SentMarker) => void): UploadNews {
  const say = useMessages(uploadMessages)
  const { show } = useToast()
  const watching = useRef(watched)
  useEffect(() => {
    watching.current = watched
  }, [watched])
  return {
    onSent: (marker) => {
      onSent(marker)
      if (marker.requirementId !== watching.current)
        show({ tone: 'success', title: say('success'), message: say('successDelay') })
    },
    onFailed: (requirementId) => {
      if (requirementId !== watching.current) show({ tone: 'error', title: say('failed'), message: say('openAgain') })
    },
  }
}
