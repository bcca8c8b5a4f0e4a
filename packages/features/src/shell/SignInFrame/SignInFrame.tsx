'use client'

import { BrandLogo, SkipLink, Text } from '@producer-portal/ui'
import type { Brand } from '@producer-portal/ui/tokens'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { BrandFooter } from '../BrandFooter/BrandFooter.js'
import { laterShellMessages } from '../later-messages.js'
import * as S from './SignInFrame.styles.js'

export interface SignInFrameProps {
  /** The brand: its logo, names and contact details. */
  brand: Brand
  /** True if it is said below the form who can be asked; true by default. For pages that say it themselves. */
  hasHelp?: boolean
  /** The form or other content of the page. */
  children: ReactNode
}

/** Use it around pages for users who aren't signed in: the brand's panel, the page, and the footer. */
export function SignInFrame({ brand, hasHelp = true, children }: SignInFrameProps) {
  const t = useMessages(laterShellMessages)
  return (
    <S.Root>
      <SkipLink />
      <S.Panel>
        <S.Names>
          <BrandLogo brand={brand} text="none" aria-hidden />
          <div>
            <S.BrandName>{brand.name}</S.BrandName>
            <S.ProductName>{t('productName')}</S.ProductName>
          </div>
        </S.Names>
        <S.Claim>
          <S.Lead>{t('signInLead')}</S.Lead>
          <p>{t('signInSupport')}</p>
        </S.Claim>
        <S.Motif />
        <S.Help>{t('signInHelp')}</S.Help>
      </S.Panel>
      <S.Main id="main" tabIndex={-1}>
        <S.Form>
          {children}
          <div data-pp-layers="" />
        </S.Form>
        {hasHelp && (
          <S.SmallHelp>
            <Text tone="muted">{t('signInHelp')}</Text>
          </S.SmallHelp>
        )}
      </S.Main>
      <S.Foot>
        <BrandFooter brand={brand} />
      </S.Foot>
    </S.Root>
  )
}
