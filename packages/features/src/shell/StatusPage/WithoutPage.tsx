'use client'

import { AppHeader, Text, TriangleAlertIcon } from '@producer-portal/ui'
import type { Brand } from '@producer-portal/ui/tokens'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { BrandFooter } from '../BrandFooter/BrandFooter.js'
import { shellMessages } from '../messages.js'
import { StatusPage, type StatusPageProps } from './StatusPage.js'
import * as S from './WithoutPage.styles.js'

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
    <WithoutPage
      brand={brand}
      title={t('globalCrashTitle')}
      text={t('globalCrash')}
      action={<S.LogIn href={loginHref}>{t('logIn')}</S.LogIn>}
    >
      <Text tone="muted">{t('keepsHappening')}</Text>
    </WithoutPage>
  )
}

export type EndedOfflineProps = Pick<GlobalCrashProps, 'brand'>

/** Use it in place of every page when the session has ended and there's no connection to load the next page. */
export function EndedOffline({ brand }: EndedOfflineProps) {
  const t = useMessages(shellMessages)
  return <WithoutPage brand={brand} title={t('endedOffline')} text={t('endedOfflineText')} />
}

interface WithoutPageProps extends Pick<StatusPageProps, 'title' | 'action' | 'children'> {
  brand: Brand
  text: string
}

/** The layout that needs no page and no connection. */
function WithoutPage({ brand, title, text, action, children }: WithoutPageProps) {
  const main = useRef<HTMLElement>(null)
  // What had the focus is gone with the page
  useEffect(() => main.current?.focus(), [])
  return (
    <S.Root>
      <AppHeader brand={brand} />
      <main ref={main} tabIndex={-1}>
        <StatusPage icon={TriangleAlertIcon} title={title} action={action}>
          <Text size="md" role="alert">
            {text}
          </Text>
          {children}
        </StatusPage>
      </main>
      <BrandFooter brand={brand} />
    </S.Root>
  )
}
