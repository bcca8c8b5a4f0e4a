import { useMessages } from '@producer-portal/features/i18n'
import { Spinner } from '@producer-portal/ui'
import { portalMessages } from './messages.js'
import * as S from './LoadingPage.styles.js'

/** Shown while it is not known yet which page comes: the session, a flag, or the page's own file is on its way. */
export function LoadingPage() {
  const t = useMessages(portalMessages)
  return (
    <S.Root>
      <Spinner size="large" label={t('loading')} />
    </S.Root>
  )
}
