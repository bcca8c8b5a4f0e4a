'use client'

import { AppHeader, Button, ErrorState, Text, TriangleAlertIcon } from '@producer-portal/ui'
import type { Brand } from '@producer-portal/ui/tokens'
import { useMessages } from '../../i18n/useMessages.js'
import { BrandFooter } from '../BrandFooter/BrandFooter.js'
import { shellMessages } from '../messages.js'
import * as S from './CrashScreens.styles.js'
import { StatusPage } from './StatusPage.js'

export interface GlobalCrashProps {
  /** The brand. */
  brand: Brand
  /** The URL of the sign-in page. Default: `/login`. */
  loginHref?: string
}

/** Use it as the outermost fallback, after the app signed the user out because everything broke. */
export function GlobalCrash({ brand, loginHref = '/login' }: GlobalCrashProps) {
  const t = useMessages(shellMessages)
  return (
    <S.Root>
      <AppHeader brand={brand} />
      <main>
        <StatusPage
          icon={TriangleAlertIcon}
          title={t('globalCrashTitle')}
          action={<S.LogIn href={loginHref}>{t('logIn')}</S.LogIn>}
        >
          <Text size="md" role="alert">
            {t('globalCrash')}
          </Text>
          <Text tone="muted">{t('keepsHappening')}</Text>
        </StatusPage>
      </main>
      <BrandFooter brand={brand} />
    </S.Root>
  )
}

export interface SectionCrashProps {
  /** Called by 'Try again', which renders the section again. Without it, there is no such button. */
  onRetry?: () => void
  /** Called by 'Take Me Home', for a section that is the whole page. Without it, there is no such button. */
  onHomeOpen?: () => void
}

/** Use it as the fallback of an error boundary around one section; the rest of the page stays usable. */
export function SectionCrash({ onRetry, onHomeOpen }: SectionCrashProps) {
  const t = useMessages(shellMessages)
  return (
    <ErrorState
      title={t('sectionCrash')}
      onRetry={onRetry}
      retryLabel={t('tryAgain')}
      action={onHomeOpen && <Button onClick={onHomeOpen}>{t('takeMeHome')}</Button>}
    />
  )
}
