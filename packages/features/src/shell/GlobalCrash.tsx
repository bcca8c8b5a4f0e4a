'use client'

import { AppHeader, Text, TriangleAlertIcon } from '@producer-portal/ui'
import type { Brand } from '@producer-portal/ui/tokens'
import { useMessages } from '../messages/use-messages.js'
import { shellMessages } from './messages.js'
import { BrandFooter } from './BrandFooter.js'
import * as S from './GlobalCrash.styles.js'
import { StandInPage } from './StandInPage.js'

export interface GlobalCrashProps {
  /** Whose product it is. */
  brand: Brand
  /** Where people can log in again. Default: `/login`. */
  loginHref?: string
}

/** Use it as the outermost fallback, after the app signed the user out because everything broke. */
export function GlobalCrash({ brand, loginHref = '/login' }: GlobalCrashProps) {
  const say = useMessages(shellMessages)
  return (
    <S.Root>
      <AppHeader brand={brand} />
      <main>
        <StandInPage
          glyph={TriangleAlertIcon}
          title={say('globalCrashTitle')}
          action={<S.LogIn href={loginHref}>{say('logIn')}</S.LogIn>}
        >
          <Text size="md" role="alert">
            {say('globalCrash')}
          </Text>
        </StandInPage>
      </main>
      <BrandFooter brand={brand} />
    </S.Root>
  )
}
