'use client'

import { AppHeader, Text, TriangleAlertIcon, Link } from '@producer-portal/ui'
import type { Brand } from '@producer-portal/ui/tokens'
import { tokens } from '@producer-portal/ui/tokens'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { BrandFooter } from '../BrandFooter/BrandFooter.js'
import { shellMessages } from '../messages.js'
import { StatusPage, type StatusPageProps } from './StatusPage.js'

const { color, density, fontWeight, radius, space } = tokens

const Root = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-block-size: 100dvh;

  & > main {
    padding-inline: ${space[4]};
  }
`

/** A link, as it leads to another page; dressed as the one thing to do here. */
const LogIn = styled(Link)`
  && {
    display: inline-flex;
    align-items: center;
    min-block-size: ${density.control};
    padding-inline: ${space[5]};
    border-radius: ${radius.control};
    background: ${color.accent};
    color: ${color.textOnAccent};
    font-weight: ${fontWeight.medium};
    text-decoration: none;
  }

  &&:hover {
    background: ${color.accentHover};
  }
`

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
      action={<LogIn href={loginHref}>{t('logIn')}</LogIn>}
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
  // The focused element is gone with the page
  useEffect(() => main.current?.focus(), [])
  return (
    <Root>
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
    </Root>
  )
}
