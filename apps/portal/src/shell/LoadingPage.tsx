import { useMessages } from '@producer-portal/features/i18n'
import { Spinner } from '@producer-portal/ui'
import { portalMessages } from './messages.js'
import * as S from './LoadingPage.styles.js'

/** Shown while the session, a flag or the code of the page is loading. */
export function LoadingPage() {
  const t = useMessages(portalMessages)
  return (
    <S.Root>
      <Spinner size="large" label={t('loading')} />
    </S.Root>
  )
}
