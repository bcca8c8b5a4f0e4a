'use client'

import { Button, Icon, LiveText, TriangleAlertIcon, useFocusRestore, useLocale } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { formatTime } from '../../i18n/format-time.js'
import { listMessages } from '../../i18n/list-messages.js'
import { useMessages } from '../../i18n/useMessages.js'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.warningText};
  font-variant-numeric: tabular-nums;
`

export interface StaleListNoteProps {
  /** The time at which the rows came, in milliseconds since 1970. */
  since: number
  /** Called by Retry. Give back a promise that settles with the load: another failure is then announced. */
  onRetry: () => void | Promise<unknown>
}

/** Says since when the rows of a list are, after a refresh that failed, and tries it again. */
export function StaleListNote({ since, onRetry }: StaleListNoteProps) {
  const locale = useLocale()
  const t = useMessages(listMessages)
  const [isRetrying, setRetrying] = useState(false)
  const [tries, setTries] = useState(0)
  const root = useRef<HTMLDivElement>(null)
  // A try that succeeds takes the button away, and the focus with it
  useFocusRestore(root)
  const retry = async () => {
    setRetrying(true)
    await onRetry()
    setRetrying(false)
    setTries((count) => count + 1)
  }
  return (
    <Root ref={root}>
      <Icon icon={TriangleAlertIcon} />
      <LiveText
        text={t('notUpdated', { time: formatTime(new Date(since), locale) })}
        about={String(tries)}
        isFirstRead
        pause={150}
      />
      <Button size="small" variant="quiet" isPending={isRetrying} onClick={() => void retry()}>
        {t('retry')}
      </Button>
    </Root>
  )
}
