'use client'

import { basicScenarios, type BasicScenarioId, quickProducts } from '@producer-portal/domain/illustrations'
import { BookOpenIcon, Heading, Link, MailIcon, PhoneIcon, SlideOut, Text } from '@producer-portal/ui'
import { type ReactNode, useId } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { illustrationHelpMessages } from '../messages.js'
import * as S from './IllustrationHelp.styles.js'

/** The address the help leads to. */
export interface IllustrationHelpHrefs {
  /** The `tel:` address of the contact center. */
  readonly phone: string
  /** The `tel:` address of the team that helps with illustrations for new sales. */
  readonly salesPhone: string
  /** The form for a secure message, in a new tab. */
  readonly secureMessage: string
  /** The manual of in-force illustrations, in a new tab. */
  readonly manual: string
}

export interface IllustrationHelpProps {
  /** True if the panel is open. */
  isOpen: boolean
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void
  /** The address the help leads to. */
  hrefs: IllustrationHelpHrefs
  /** Adds the help with illustrations for new sales. Default: false. */
  hasNewBusiness?: boolean
}

const scenarioTexts = {
  'no-changes': 'noChanges',
  'premium-changes': 'premiumChanges',
  'face-amount-increases': 'faceAmountIncreases',
  'premium-search': 'premiumSearch',
} as const satisfies Record<BasicScenarioId, keyof typeof illustrationHelpMessages.entries>

/** Use it on pages about illustrations: who helps, and the answers to the usual questions. */
export function IllustrationHelp({ isOpen, onClose, hrefs, hasNewBusiness = false }: IllustrationHelpProps) {
  const t = useMessages(illustrationHelpMessages)
  return (
    <SlideOut isOpen={isOpen} onClose={onClose} title={t('title')}>
      <S.Root>
        {hasNewBusiness && (
          <Part title={t('newBusiness')}>
            <Text>{t('newBusinessText')}</Text>
            <Link iconStart={PhoneIcon} href={hrefs.salesPhone}>
              {t('newBusinessCall')}
            </Link>
          </Part>
        )}
        <Part title={t('general')}>
          <Text>{t('generalText')}</Text>
          <Link iconStart={PhoneIcon} href={hrefs.phone}>
            {t('call')}
          </Link>
          <Link iconStart={MailIcon} href={hrefs.secureMessage} isExternal>
            {t('secureMessage')}
          </Link>
          <Link iconStart={BookOpenIcon} href={hrefs.manual} isExternal>
            {t('manual')}
          </Link>
        </Part>
        <Part title={t('afterSubmit')}>
          <Text>{t('afterSubmitBasic')}</Text>
          <Text>{t('afterSubmitCustom')}</Text>
        </Part>
        <Part title={t('products')}>
          <Text>{t('productsText')}</Text>
          <S.Products aria-label={t('products')}>
            {quickProducts.map((product) => (
              <li key={product}>{product}</li>
            ))}
          </S.Products>
          <Text>{t('productsOther')}</Text>
        </Part>
        <Part title={t('scenarios')}>
          <S.List aria-label={t('scenarios')}>
            {basicScenarios.map(({ id }) => (
              <li key={id}>{t(scenarioTexts[id])}</li>
            ))}
          </S.List>
        </Part>
        <Part title={t('whyLonger')}>
          <Text>{t('whyLongerText')}</Text>
        </Part>
      </S.Root>
    </SlideOut>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <S.Part aria-labelledby={id}>
      <Heading level={3} size="sm" id={id}>
        {title}
      </Heading>
      {children}
    </S.Part>
  )
}
