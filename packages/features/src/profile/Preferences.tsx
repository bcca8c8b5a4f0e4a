'use client'

import { type AccessUser, canChangeContactData, canChooseFieldDirectory } from '@producer-portal/domain/access'
import type { Profile } from '@producer-portal/domain/profile'
import { Card, Link, PageHeader, Text } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { ChoiceSwitch } from './ChoiceSwitch.js'
import { type ChoiceFailure, fieldDirectoryFailureText } from './contact-failure.js'
import { contactFacts } from './contact-facts.js'
import { Rows } from './FactRow.styles.js'
import { profileMessages } from './messages.js'
import * as S from './Preferences.styles.js'
import { TextAlertsChoice } from './TextAlertsChoice.js'

export interface PreferencesProps extends HTMLAttributes<HTMLElement> {
  /** Who is signed in: decides which choices there are. */
  user: AccessUser
  /** The profile with the choices made so far. */
  profile: Profile
  /** Why the last choice about the Field Directory was not saved. */
  fieldDirectoryFailure?: ChoiceFailure
  /** Why the last choice of text alerts was not saved. */
  textAlertsFailure?: ChoiceFailure
  /** Where the other preferences are. Default: the addresses of the portal. */
  hrefs?: Readonly<Record<'quickLinks' | 'notifications', string>>
  onFieldDirectoryChange: (isIncluded: boolean) => void
  onTextAlertsChange: (isOptedIn: boolean) => void
}

const portalHrefs = { quickLinks: '/quick-links', notifications: '/notifications' } as const

/** Use it as the page of the choices that people make about themselves; each counts at once. */
export const Preferences = forwardRef<HTMLElement, PreferencesProps>(function Preferences(props, ref) {
  const { user, profile, fieldDirectoryFailure, textAlertsFailure, hrefs = portalHrefs, ...handlers } = props
  const { onFieldDirectoryChange, onTextAlertsChange, ...rest } = handlers
  const say = useMessages(profileMessages)
  const hasFieldDirectory = canChooseFieldDirectory(user, profile)
  const hasTextAlerts = canChangeContactData(user)

  return (
    <S.Root ref={ref} {...rest}>
      <PageHeader
        title={say('preferences')}
        description={hasFieldDirectory || hasTextAlerts ? say('preferencesLead') : undefined}
      />
      {hasFieldDirectory && (
        <Card title={say('privacy')} isFlush>
          <ChoiceSwitch
            label={say('fieldDirectory')}
            hint={say('fieldDirectoryHint')}
            error={fieldDirectoryFailure && fieldDirectoryFailureText(fieldDirectoryFailure, say)}
            isOn={profile.showInFieldDirectory ?? false}
            onSwitch={onFieldDirectoryChange}
          />
        </Card>
      )}
      {hasTextAlerts && (
        <Card title={say('textMessages')} isFlush>
          <TextAlertsChoice
            isOptedIn={profile.mobileOptIn ?? false}
            obstacle={contactFacts(profile).mobilePhone.value === null ? 'no-phone' : undefined}
            failure={textAlertsFailure}
            onOptInChange={onTextAlertsChange}
          />
        </Card>
      )}
      <Card title={say('morePreferences')} isFlush>
        <Rows>
          {(['quickLinks', 'notifications'] as const).map((page) => (
            <S.Way key={page}>
              <Link href={hrefs[page]}>{say(page)}</Link>
              <Text size="xs" tone="muted">
                {say(`${page}Hint`)}
              </Text>
            </S.Way>
          ))}
        </Rows>
      </Card>
    </S.Root>
  )
})
