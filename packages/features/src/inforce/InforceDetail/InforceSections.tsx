'use client'

import type { Contract } from '@producer-portal/domain/contracts'
import { formatDate } from '@producer-portal/domain/formatting'
import {
  alertSections,
  alertTypeText,
  alertsBySection,
  getAlertSection,
  listOfAlert,
  type AlertSection,
  type InforceAlert,
  type InforceContractDetail,
} from '@producer-portal/domain/inforce'
import { Accordion, MultilineList, Text, useLocale } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { inforceDetailMessages } from '../messages.js'
import { OtherContracts } from './OtherContracts.js'
import { getAlertFacts, getAlertTexts, type AlertFact } from './alert-facts.js'
import * as S from './InforceDetail.styles.js'

export interface InforceSectionsProps {
  /** The loaded details of the contract. */
  detail: InforceContractDetail
  /** The alert that comes first: its section is open. */
  lead: InforceAlert | null
  /** Returns where the policy system shows a contract; undefined shows its number as plain text. */
  getPolicyHref: ((contract: Contract) => string | undefined) | undefined
  /** Called with the contract to show instead; undefined hides the buttons. */
  onContractOpen: ((contract: Contract) => void) | undefined
}

const sectionMessages = {
  disbursements: ['disbursements', 'noDisbursements'],
  'service-alerts': ['serviceAlerts', 'noServiceAlerts'],
  terminated: ['terminated', 'notTerminated'],
  'lapse-and-missed-payments': ['lapseAndMissed', 'noLapseOrMissed'],
  'contract-changes': ['contractChanges', 'noContractChanges'],
} as const satisfies Readonly<Record<AlertSection, readonly [title: string, emptyText: string]>>

/** The alerts of a contract by what they are about, and the owner's other contracts; that of the lead alert is open. */
export function InforceSections({ detail, lead, getPolicyHref, onContractOpen }: InforceSectionsProps) {
  const locale = useLocale()
  const t = useMessages(inforceDetailMessages)
  const { toTerm } = useTerms()
  const alerts = alertsBySection(detail.alerts)
  const others = detail.otherContracts
  const leadList = lead && listOfAlert(lead)
  const sections = alertSections.map((section) => {
    const [title, emptyText] = sectionMessages[section]
    return {
      id: section,
      title: getTitle(t(title), alerts[section].length),
      note: alerts[section].length,
      content: (
        <MultilineList
          emptyText={t(emptyText)}
          items={alerts[section].map((alert) => ({
            main: (
              <Text as="span" weight="medium">
                {toTerm(alertTypeText(alert))}
              </Text>
            ),
            note: formatDate(alert.alertDate, locale) || t('undated'),
            details: <AlertDetails alert={alert} />,
          }))}
        />
      ),
    }
  })
  return (
    <Accordion
      defaultExpandedKeys={leadList ? [getAlertSection(leadList)] : []}
      items={[
        ...sections,
        {
          id: 'other-contracts',
          title: getTitle(t('otherContracts'), others.length),
          note: others.length,
          content: <OtherContracts contracts={others} getPolicyHref={getPolicyHref} onContractOpen={onContractOpen} />,
        },
      ]}
    />
  )
}

/** The title of a section, muted while there is nothing in it. */
function getTitle(title: string, count: number) {
  return count > 0 ? (
    title
  ) : (
    <Text as="span" tone="muted">
      {title}
    </Text>
  )
}

interface AlertDetailsProps {
  /** The alert that is described. */
  alert: InforceAlert
}

/** The details of an alert beyond its type and date: its own words, then its dates and the status of the policy. */
function AlertDetails({ alert }: AlertDetailsProps) {
  const locale = useLocale()
  const { toTerm } = useTerms()
  const t = useMessages(inforceDetailMessages)
  const formatFact = ({ text, daysLeft }: AlertFact) => {
    if (daysLeft === null) return toTerm(text)
    return daysLeft === 0 ? t('lapsesToday', { date: text }) : t('lapsesIn', { date: text, count: daysLeft })
  }
  return (
    <S.Details>
      {getAlertTexts(alert).map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      {getAlertFacts(alert, locale).map((fact) => (
        <Text key={fact.name} tone="muted" isNumeric>
          {t(fact.name)}: {formatFact(fact)}
        </Text>
      ))}
    </S.Details>
  )
}
