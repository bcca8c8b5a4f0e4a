'use client'

import { formatPhone } from '@producer-portal/domain/account'
import { type ClientDetail, getAges } from '@producer-portal/domain/client-lookup'
import { formatDate, localDay } from '@producer-portal/domain/formatting'
import {
  Card,
  CheckIcon,
  CopyIcon,
  DescriptionList,
  IconButton,
  Link,
  LiveText,
  Text,
  useLocale,
} from '@producer-portal/ui'
import { useEffect, useState } from 'react'
import { BreakableEmail } from '../../i18n/BreakableEmail.js'
import { useMessages } from '../../i18n/useMessages.js'
import { clientLookupMessages } from '../messages.js'
import * as S from './ClientLookupScreen.styles.js'

export interface ClientFactsProps {
  /** The loaded client. */
  client: ClientDetail
  /** The day on which the insurance age is explained. */
  today: Date
}

/** A client's identity and contact information. Both ages are explained, as they differ for half of the year. */
export function ClientFacts({ client, today }: ClientFactsProps) {
  const locale = useLocale()
  const t = useMessages(clientLookupMessages)
  const { birthDate, age, insuranceAge, phone, email, address } = client
  const ages = getAges(birthDate, localDay(today))
  const insuranceAgeHint =
    ages !== null && ages.insuranceAge === insuranceAge
      ? t('insuranceAgeNext', { age: String(insuranceAge + 1), date: formatDate(ages.nextInsuranceAgeOn, locale) })
      : t('insuranceAgeHint')
  return (
    <S.Facts>
      <Card title={t('clientInfo')} headingLevel={3}>
        <DescriptionList
          layout="rows"
          items={[
            { term: t('birthDate'), detail: formatDate(birthDate, locale) },
            { term: t('age'), detail: age === null ? null : <Explained value={age} hint={t('ageHint')} /> },
            {
              term: t('insuranceAge'),
              detail: insuranceAge === null ? null : <Explained value={insuranceAge} hint={insuranceAgeHint} />,
            },
          ]}
        />
      </Card>
      <Card title={t('contactInfo')} headingLevel={3}>
        <DescriptionList
          layout="rows"
          items={[
            {
              term: t('phone'),
              detail: phone && (
                <S.Value>
                  <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
                    <bdi>{formatPhone(phone)}</bdi>
                  </Link>
                  <CopyButton label={t('copyPhone')} text={formatPhone(phone)} />
                </S.Value>
              ),
            },
            {
              term: t('email'),
              detail: email && (
                <S.Value>
                  <Link href={`mailto:${email}`} aria-label={email}>
                    <BreakableEmail>{email}</BreakableEmail>
                  </Link>
                  <CopyButton label={t('copyEmail')} text={email} />
                </S.Value>
              ),
            },
            { term: t('address'), detail: address },
          ]}
        />
      </Card>
    </S.Facts>
  )
}

function Explained({ value, hint }: { value: number; hint: string }) {
  return (
    <S.Value>
      {value}
      <Text as="span" size="sm" tone="muted">
        {hint}
      </Text>
    </S.Value>
  )
}

/** The way long, in ms, a copy button shows that it has copied. */
const copiedPause = 2000

function CopyButton({ label, text }: { label: string; text: string }) {
  const t = useMessages(clientLookupMessages)
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null)
  useEffect(() => {
    if (outcome !== 'copied') return undefined
    const timer = setTimeout(() => setOutcome(null), copiedPause)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    setOutcome((await writeClipboard(text)) ? 'copied' : 'copyFailed')
  }
  return (
    <>
      <IconButton
        size="small"
        icon={outcome === 'copied' ? CheckIcon : CopyIcon}
        iconSize={16}
        label={label}
        onClick={() => void copy()}
      />
      {outcome && (
        <Text as="span" size="sm" tone="muted">
          <LiveText text={t(outcome)} isFirstRead pause={150} />
        </Text>
      )}
    </>
  )
}

/** Browsers refuse it on pages without a secure connection, and when the user has said no. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
