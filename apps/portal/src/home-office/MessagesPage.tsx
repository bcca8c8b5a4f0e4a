import { getUndelivered, retryMessages } from '@producer-portal/domain/home-office'
import { undeliveredMessages, UndeliveredScreen } from '@producer-portal/features/home-office'
import { useMessages } from '@producer-portal/features/i18n'
import { useToast } from '@producer-portal/ui'
import { useState } from 'react'
import { call } from '../api/api.js'
import { toLoad, useQuery } from '../api/useQuery.js'

/** /home-office/messages: messages that didn't reach anybody. */
export function MessagesPage() {
  const t = useMessages(undeliveredMessages)
  const { show } = useToast()
  const undelivered = useQuery(getUndelivered, {})
  const [pending, setPending] = useState<number | 'all' | null>(null)
  const send = async (ids: readonly number[]) => {
    const [first] = ids
    setPending(ids.length === 1 && first !== undefined ? first : 'all')
    const result = await call(retryMessages, { body: { ids: [...ids] } })
    await undelivered.reload()
    setPending(null)
    if (!result.ok) {
      show({ tone: 'error', message: t(result.failure.kind === 'unreachable' ? 'unreachable' : 'retryFailed') })
      return
    }
    const { sent, waiting } = result.data
    if (waiting > 0) show({ tone: 'error', message: t('notSent', { count: waiting }) })
    else if (sent > 0) show({ tone: 'success', message: t('sent', { count: sent }) })
    else show({ tone: 'info', message: t('gone') })
  }
  return (
    <UndeliveredScreen
      undelivered={toLoad(undelivered)}
      pending={pending}
      onSend={(ids) => void send(ids)}
      onRetry={() => void undelivered.reload()}
    />
  )
}
