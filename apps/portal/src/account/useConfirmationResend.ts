import { updateEmail } from '@producer-portal/domain/account'
import { accountMessages } from '@producer-portal/features/account'
import { toFailureText, useMessages } from '@producer-portal/features/i18n'
import { useToast } from '@producer-portal/ui'
import { useState } from 'react'
import { call } from '../api/api.js'

/** Sends the link that confirms a new email again: giving the same email again does that. */
export function useConfirmationResend(email: string | null | undefined) {
  const t = useMessages(accountMessages)
  const { show } = useToast()
  const [state, setState] = useState<'ready' | 'sending'>('ready')
  const resend = async () => {
    if (!email) return
    setState('sending')
    const result = await call(updateEmail, { body: { email, emailVerified: email } })
    setState('ready')
    const texts = { failed: t('confirmationNotResent'), unreachable: t('unreachable') }
    if (result.ok) show({ tone: 'success', message: t('confirmationResent') })
    else show({ tone: 'error', message: toFailureText(result.failure, texts) })
  }
  return { state, resend }
}
