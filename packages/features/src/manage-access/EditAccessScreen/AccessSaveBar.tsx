'use client'

import type { ApplicationReach } from '@producer-portal/domain/manage-access'
import { ArrowLeftIcon, Link, SaveBar, StatusRegion, Text, useAnnounce } from '@producer-portal/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useReachTexts } from '../EffectiveAccess/useReachTexts.js'
import { manageAccessMessages } from '../messages.js'

/** The changes that wait to be saved. */
export interface UnsavedChanges {
  /** The count. */
  readonly count: number
  /** True if they are being saved. */
  readonly isSaving: boolean
  /** The person's view in each application, now and after saving: the bar says what changes. Default: nothing. */
  readonly access?: readonly ApplicationReach[]
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
  /** True while an outcome is shown, which takes the place of what a save would change. Default: false. */
  hasOutcome?: boolean
  /** The outcome of the last save. */
  children?: ReactNode
}

/** Use it under what can be changed about someone's access: the link back, how much has changed, and both buttons. */
export function AccessSaveBar({ changes, backHref, hasOutcome = false, children }: AccessSaveBarProps) {
  const t = useMessages(manageAccessMessages)
  const announce = useAnnounce()
  const { describeEffect } = useReachTexts()
  const effect = describeEffect(changes?.access ?? [])
  const cancel = () => {
    changes?.onCancel()
    announce(t('discarded'))
  }
  const reason = changes === null ? t('chooseApplication') : changes.count === 0 ? t('nothingChanged') : null
  return (
    <SaveBar
      label={t('barLabel')}
      cancelLabel={t('cancelChanges')}
      saveLabel={t('save')}
      savingLabel={t('saving')}
      isSaving={changes?.isSaving}
      disabledReason={changes?.isSaving ? null : reason}
      onCancel={cancel}
      onSave={() => changes?.onSave()}
      start={
        <>
          <Link href={backHref} iconStart={ArrowLeftIcon}>
            {t('back')}
          </Link>
          <Text tone="muted" role="status">
            {changes !== null && changes.count > 0 && t('changes', { count: changes.count })}
          </Text>
        </>
      }
    >
      <StatusRegion>{!hasOutcome && changes !== null && changes.count > 0 && effect}</StatusRegion>
      {children}
    </SaveBar>
  )
}
