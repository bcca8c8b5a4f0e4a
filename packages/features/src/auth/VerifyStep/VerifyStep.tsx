'use client'

import { Button, Link } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { twoFactorMessages } from '../messages.js'
import * as S from './VerifyStep.styles.js'

export interface VerifyFooterProps {
  /** The URL of the page that explains why a code is needed. */
  infoHref: string
  /** Called by Cancel. */
  onCancel: () => void
}

/** The footer of each two-factor step: why a code is needed, and Cancel. */
export function VerifyFooter({ infoHref, onCancel }: VerifyFooterProps) {
  const t = useMessages(twoFactorMessages)
  return (
    <S.Foot>
      <Link href={infoHref}>{t('why')}</Link>
      <Button variant="quiet" size="small" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </S.Foot>
  )
}

/**
 * Why no code was sent, or a code was refused.
 * - `sendFailed`, `sendUnreachable`: none was sent: the service refused, or couldn't be reached.
 * - `wrongCode`, `checkFailed`, `checkUnreachable`: it was wrong, couldn't be checked, or never arrived.
 * - `refused`: for a reason in the service's own message.
 */
export type CodeFailure =
  | { readonly kind: 'sendFailed' | 'sendUnreachable' | 'wrongCode' | 'checkFailed' | 'checkUnreachable' }
  | { readonly kind: 'refused'; readonly message: string }

export interface CodeFailureTextProps {
  /** The failure to describe. */
  failure: CodeFailure
}

/** Use it to show why sending or verifying a code failed. */
export function CodeFailureText({ failure }: CodeFailureTextProps) {
  const t = useMessages(twoFactorMessages)
  if (failure.kind === 'refused') return failure.message
  if (failure.kind !== 'sendUnreachable') return t(failure.kind)
  return (
    <>
      <strong>{t('sendFailed')}</strong>
      <br />
      {t('checkConnection')}
    </>
  )
}
