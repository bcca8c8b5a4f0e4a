'use client'

import {
  Avatar,
  Button,
  DescriptionList,
  Heading,
  Icon,
  Link,
  LogOutIcon,
  SettingsIcon,
  UserIcon,
  UsersIcon,
} from '@producer-portal/ui'
import { BreakableEmail } from '../../i18n/BreakableEmail.js'
import { useMessages } from '../../i18n/useMessages.js'
import { DisplaySettings, type DisplaySettingsProps } from '../DisplaySettings/DisplaySettings.js'
import { laterShellMessages, profileCardMessages } from '../later-messages.js'
import { shellMessages } from '../messages.js'
import type { ProfileFact, ProfileLink, ProfileView } from './profile-view.js'
import * as S from './ProfileCard.styles.js'

export interface ProfileCardProps {
  /** The user, who determines the linked pages. */
  view: ProfileView
  /** The addresses of those pages. */
  hrefs: Readonly<Record<ProfileLink, string>>
  /** The display settings and their callbacks. Default: no 'Display' section. */
  display?: DisplaySettingsProps
  /** Called by 'Sign Out'. */
  onSignOut: () => void
  /** Called when one of the pages was chosen, so that whatever holds the card can close. */
  onPageSelect?: () => void
}

/** Use it to show who is signed in, with links to their pages and 'Sign Out'. */
export function ProfileCard({ view, hrefs, display, onSignOut, onPageSelect }: ProfileCardProps) {
  const t = useMessages(profileCardMessages)
  const tShell = useMessages(shellMessages)
  const tLater = useMessages(laterShellMessages)
  const detail = ({ name, value, extension }: ProfileFact) => {
    if (name === 'email' || name === 'alternateEmail') return <BreakableEmail>{value}</BreakableEmail>
    return extension ? t('phoneWithExtension', { number: value, extension }) : value
  }
  return (
    <S.Root>
      <S.Person>
        <Avatar name={view.shortName} size="large" />
        <Heading level={2} size="md">
          {view.name}
        </Heading>
      </S.Person>
      {view.facts.length > 0 && (
        <DescriptionList
          layout="rows"
          items={view.facts.map((fact) => ({ term: t(fact.name), detail: detail(fact) }))}
        />
      )}
      {view.links.length > 0 && (
        <S.Links>
          {view.links.map((link) => (
            <li key={link}>
              <Link href={hrefs[link]} variant="quiet" onClick={onPageSelect}>
                <Icon icon={icons[link]} size={20} />
                {tShell(link)}
              </Link>
            </li>
          ))}
        </S.Links>
      )}
      {display && (
        <S.Section>
          <S.Display title={t('display')}>
            <DisplaySettings {...display} />
          </S.Display>
        </S.Section>
      )}
      <Button iconStart={LogOutIcon} isFullWidth onClick={onSignOut}>
        {tLater('signOut')}
      </Button>
    </S.Root>
  )
}

const icons = { fullProfile: UserIcon, preferences: SettingsIcon, manageAccess: UsersIcon } as const
