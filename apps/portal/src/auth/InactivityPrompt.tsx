import { InactivityModal, inactivityMessages } from '@producer-portal/features/auth'
import type { InactivityModalProps } from '@producer-portal/features/auth'
import { useMessages } from '@producer-portal/features/i18n'
import { useEffect } from 'react'

/** Asks whether the user is still there, also in the title of the browser's tab. */
export function InactivityPrompt(props: Omit<InactivityModalProps, 'isOpen'>) {
  const t = useMessages(inactivityMessages)
  const title = t('title')
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
  return <InactivityModal isOpen {...props} />
}
