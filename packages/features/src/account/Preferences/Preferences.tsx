'use client'

import type { Failure } from '@producer-portal/domain/endpoint'
import { type AccessUser, canChangeContactData, canChooseFieldDirectory } from '@producer-portal/domain/access'
import type { Language, Profile } from '@producer-portal/domain/account'
import { Card, Link, PageHeader, Text, Stack } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { toFailureText } from '../../i18n/failure-texts.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Rows } from '../FactRow/FactRow.styles.js'
import { LanguageChoice } from './LanguageChoice.js'
import { PreferenceSwitch } from '../PreferenceSwitch/PreferenceSwitch.js'
import { TextAlertsSwitch } from '../PreferenceSwitch/TextAlertsSwitch.js'
import { toContactFacts } from '../contact-facts.js'
import { accountMessages } from '../messages.js'

const { borderWidth, color, space } = tokens

/** Choices of one kind, as far from those of another as their rows are. */
const Group = styled(Rows).attrs({ role: 'group' })`
  & + & {
    border-block-start: ${borderWidth.hairline} solid ${color.border};
  }
`

/** A way to a page with more of them: where it leads, and what is there. */
const PageLink = styled.div`
  display: grid;
  gap: ${space.half};
  justify-items: start;
  padding: ${space[4]} ${space[5]};
`

export interface PreferencesProps extends HTMLAttributes<HTMLElement> {
  /** The signed-in user; decides which choices there are. */
  user: AccessUser
  /** The profile with the choices made so far. */
  profile: Profile
  /** The reason the last choice about the Field Directory was not saved. */
  fieldDirectoryFailure?: Failure
  /** The reason the last choice of text alerts was not saved. */
  textAlertsFailure?: Failure
  /** The language that is chosen. */
  language: Language
  /** The reason the last choice of a language was not saved. */
  languageFailure?: Failure
  /** The addresses of the other preferences. Default: the addresses of the portal. */
  hrefs?: Readonly<Record<'quickLinks' | 'notifications', string>>
  /** Called with the new choice; save it. */
  onFieldDirectoryChange: (isIncluded: boolean) => void
  /** Called with the new choice; save it. */
  onTextAlertsChange: (isOptedIn: boolean) => void
  /** Called with the new choice; save it, and show the portal in it. */
  onLanguageChange: (language: Language) => void
}

const portalHrefs = { quickLinks: '/quick-links?from=preferences', notifications: '/notifications' } as const

/** Use it as the page with the user's preferences. Each change is saved automatically. */
export const Preferences = forwardRef<HTMLElement, PreferencesProps>(function Preferences(props, ref) {
  const { user, profile, fieldDirectoryFailure, textAlertsFailure, language, languageFailure, ...others } = props
  const { hrefs = portalHrefs, onFieldDirectoryChange, onTextAlertsChange, onLanguageChange, ...rest } = others
  const t = useMessages(accountMessages)
  const hasFieldDirectory = canChooseFieldDirectory(user, profile)
  const hasTextAlerts = canChangeContactData(user)

  return (
    <Stack as="section" gap={5} width="form" ref={ref} {...rest}>
      <PageHeader title={t('preferences')} description={t('preferencesLead')} />
      <Card isFlush>
        <Group aria-label={t('choices')}>
          {hasFieldDirectory && (
            <PreferenceSwitch
              label={t('fieldDirectory')}
              hint={t('fieldDirectoryHint')}
              error={
                fieldDirectoryFailure &&
                toFailureText(fieldDirectoryFailure, {
                  failed: t('fieldDirectoryFailed'),
                  unreachable: t('fieldDirectoryUnreachable'),
                })
              }
              isSelected={profile.showInFieldDirectory ?? false}
              onChange={onFieldDirectoryChange}
            />
          )}
          {hasTextAlerts && (
            <TextAlertsSwitch
              isOptedIn={profile.mobileOptIn ?? false}
              disabledReason={toContactFacts(profile).mobilePhone.value === null ? 'no-phone' : undefined}
              failure={textAlertsFailure}
              onOptInChange={onTextAlertsChange}
            />
          )}
          <LanguageChoice language={language} failure={languageFailure} onLanguageChange={onLanguageChange} />
        </Group>
        <Group aria-label={t('morePreferences')}>
          {(['quickLinks', 'notifications'] as const).map((page) => (
            <PageLink key={page}>
              <Link href={hrefs[page]}>{t(page)}</Link>
              <Text size="xs" tone="muted">
                {t(`${page}Hint`)}
              </Text>
            </PageLink>
          ))}
        </Group>
      </Card>
    </Stack>
  )
})
