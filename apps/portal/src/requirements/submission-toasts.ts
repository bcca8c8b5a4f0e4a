import type { SentMarker } from '@producer-portal/domain/requirements'
import { useMessages } from '@producer-portal/features/i18n'
import { commentMessages, uploadMessages } from '@producer-portal/features/requirements'
import { useToast } from '@producer-portal/ui'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CaseDialog } from '../lists/case-panel-query.js'

/** Called with the result of an answer to a requirement. */
export interface SubmissionCallbacks {
  /** Called when an answer was submitted. */
  readonly onSent: (marker: SentMarker) => void
  /** Called when an answer failed. */
  readonly onFailed: (requirementId: string) => void
}

/**
 * Shows the result of an answer in a toast if its dialog was closed meanwhile. The toast of a failure leads back to the
 * dialog.
 * @param dialog the open dialog
 * @param onSent called for every answer that was submitted, with or without a toast
 */
export function useSubmissionToasts(
  kind: 'upload' | 'comment',
  dialog: CaseDialog | null,
  onSent: (marker: SentMarker) => void,
): SubmissionCallbacks {
  const texts = useTexts(kind)
  const { show, dismiss } = useToast()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const openId = dialog?.kind === kind ? dialog.requirement.id : null
  const latestOpenId = useRef<string | null>(null)
  /** The addresses of the dialogs, and the toasts that lead there, by requirement. */
  const addresses = useRef(new Map<string, string>())
  const toasts = useRef(new Map<string, number>())

  useEffect(() => {
    latestOpenId.current = openId
    if (openId !== null) addresses.current.set(openId, `${pathname}${search}`)
    return () => {
      latestOpenId.current = null
    }
  }, [openId, pathname, search])
  useEffect(() => {
    const toast = openId === null ? undefined : toasts.current.get(openId)
    if (toast !== undefined) dismiss(toast)
  }, [openId, dismiss])

  return {
    onSent: (marker) => {
      onSent(marker)
      if (marker.requirementId !== latestOpenId.current) show({ tone: 'success', ...texts.sent })
    },
    onFailed: (requirementId) => {
      if (requirementId === latestOpenId.current) return
      const address = addresses.current.get(requirementId)
      const action = address === undefined ? undefined : { label: texts.back, onAction: () => void navigate(address) }
      toasts.current.set(requirementId, show({ tone: 'error', ...texts.failed, action }))
    },
  }
}

function useTexts(kind: 'upload' | 'comment') {
  const upload = useMessages(uploadMessages)
  const comment = useMessages(commentMessages)
  if (kind === 'upload') {
    return {
      sent: { title: upload('success'), message: upload('successDelay') },
      failed: { title: upload('failed'), message: upload('openAgain') },
      back: upload('open'),
    }
  }
  return {
    sent: { title: comment('success'), message: comment('successDelay') },
    failed: { title: comment('failed'), message: comment('openAgain') },
    back: comment('open'),
  }
}
