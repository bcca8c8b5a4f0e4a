'use client'

import type { IllustrationCard } from '@producer-portal/domain/illustrations'
import {
  Button,
  CircleHelpIcon,
  EmptyState,
  Heading,
  Link,
  LoadState,
  PageHeader,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@producer-portal/ui'
import { type Ref, useState } from 'react'
import { LinkButton } from '../../i18n/LinkButton.styles.js'
import { useMessages } from '../../i18n/useMessages.js'
import { IllustrationHelp, type IllustrationHelpHrefs } from '../IllustrationHelp/IllustrationHelp.js'
import { illustrationsHubMessages } from '../messages.js'
import {
  type IllustrationCardDefinition,
  illustrationCardDefinitions,
  type IllustrationsHubHrefs,
} from './hub-cards.js'
import * as S from './IllustrationsHub.styles.js'

export interface IllustrationsHubProps {
  /** The cards whose quick link the user has, or why they aren't known. */
  cards: readonly IllustrationCard[] | 'loading' | 'error'
  /** Called by Retry when the cards failed to load. */
  onRetry: () => void
  /** The address the links in the cards and in the help lead to. */
  hrefs: IllustrationsHubHrefs & IllustrationHelpHrefs
  /** Ref to the page title, which the app focuses after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** Use it as the page that leads to the illustration tools the user has. */
export function IllustrationsHub({ cards, onRetry, hrefs, titleRef }: IllustrationsHubProps) {
  const t = useMessages(illustrationsHubMessages)
  const [isHelpOpen, setHelpOpen] = useState(false)
  return (
    <Stack gap={6}>
      <PageHeader
        title={t('title')}
        titleRef={titleRef}
        description={t('lead')}
        breadcrumb={[{ label: t('breadcrumbRoot') }, { label: t('breadcrumbIllustrations') }, { label: t('title') }]}
        actions={
          <Button variant="quiet" iconStart={CircleHelpIcon} onClick={() => setHelpOpen(true)}>
            {t('help')}
          </Button>
        }
      />
      <LoadState
        value={cards}
        loadingLabel={t('loading')}
        skeleton={<CardsSkeleton />}
        errorTitle={t('failed')}
        onRetry={onRetry}
        emptyState={<EmptyState title={t('empty')} description={t('emptyHint')} />}
      >
        {(loaded) => (
          <S.Cards aria-label={t('cards')}>
            {illustrationCardDefinitions.map((definition) => {
              const card = loaded.find(({ id }) => id === definition.id)
              return card && <HubCard key={card.id} card={card} definition={definition} hrefs={hrefs} />
            })}
          </S.Cards>
        )}
      </LoadState>
      <IllustrationHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} hrefs={hrefs} hasNewBusiness />
    </Stack>
  )
}

function CardsSkeleton() {
  return (
    <S.Cards aria-hidden>
      {illustrationCardDefinitions.map(({ id }) => (
        <li key={id}>
          <Skeleton shape="block" height="11rem" />
        </li>
      ))}
    </S.Cards>
  )
}

interface HubCardProps {
  card: IllustrationCard
  definition: IllustrationCardDefinition
  hrefs: IllustrationsHubHrefs
}

function HubCard({ card: { url, isExternal }, definition, hrefs }: HubCardProps) {
  const t = useMessages(illustrationsHubMessages)
  const { title, descriptions, links, exceptionText } = definition
  return (
    <S.CardItem>
      <Heading level={2} size="sm">
        {t(title)}
      </Heading>
      {descriptions.map((key) => (
        <Text key={key}>{t(key)}</Text>
      ))}
      {exceptionText && (
        <Text tone="muted" size="sm">
          {t(exceptionText)}
        </Text>
      )}
      {links.length > 0 && (
        <S.Links>
          {links.map(({ text, url: name }) => (
            <Link key={name} href={hrefs[name]} isExternal>
              {t(text)}
            </Link>
          ))}
        </S.Links>
      )}
      {url === null ? (
        <Text tone="muted">{t('notAvailable')}</Text>
      ) : (
        <LinkButton href={url} isExternal={isExternal}>
          {t('launch')}
          <VisuallyHidden> {t(title)}</VisuallyHidden>
        </LinkButton>
      )}
    </S.CardItem>
  )
}
