'use client'

import { Link, SaveBar, Text } from '@producer-portal/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { manageAccessMessages } from '../messages.js'

/** The changes that wait to be saved. */
export interface UnsavedChanges {
  /** The count. */
  readonly count: number
  /** True if they are being saved. */
  readonly isSaving: boolean
  /** Called by 'Cancel Changes'. */
  readonly onCancel: () => void
  /** Called by 'Save Changes'. */
  readonly onSave: () => void
}

export interface AccessSaveBarProps {
  /** The changes; `null` where nothing can be changed, such as on the Managing tab. */
  changes: UnsavedChanges | null
  /** The URL of the Manage Access page. */
  backHref: string
  /** The outcome of the last save. */
  children?: ReactNode
}

const ignore = () => undefined

/** Use it under what can be changed about someone's access: the link back, how much has changed, and both buttons. */
export function AccessSaveBar({ changes, backHref, children }: AccessSaveBarProps) {
  const t = useMessages(manageAccessMessages)
  const reason = changes === null ? t('chooseApplication') : changes.count === 0 ? t('nothingChanged') : null
  return (
    <SaveBar
      label={t('barLabel')}
      cancelLabel={t('cancelChanges')}
      saveLabel={t('save')}
      savingLabel={t('saving')}
      isSaving={changes?.isSaving}
      disabledReason={changes?.isSaving ? null : reason}
      onCancel={changes?.onCancel ?? ignore}
      onSave={changes?.onSave ?? ignore}
      start={
        <>
          <Link href={backHref}>{t('back')}</Link>
          {changes !== null && changes.count > 0 && <Text tone="muted">{t('changes', { count: changes.count })}</Text>}
        </>
      }
    >
      {children}
    </SaveBar>
  )
}
