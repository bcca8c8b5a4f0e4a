'use client'

import { type IllustrationCard, illustrationCards } from '@producer-portal/domain/illustrations'
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
import { useTerms } from '../../i18n/useTerms.js'
import { IllustrationHelp, type IllustrationHelpHrefs } from '../IllustrationHelp/IllustrationHelp.js'
import { illustrationsHubMessages } from '../messages.js'
import { cardTexts, type IllustrationsHubHrefs } from './hub-cards.js'
import * as S from './IllustrationsHub.styles.js'

export interface IllustrationsHubProps {
  /** The cards whose quick link the user has, the portal's or your own, in order; or why they aren't known. */
  cards: readonly IllustrationCard[] | 'loading' | 'error'
  /** Called by Retry when the cards failed to load. */
  onRetry: () => void
  /** The address the links in the portal's cards and in the help lead to. */
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
            {loaded.map((card) => (
              <HubCard key={card.id} card={card} hrefs={hrefs} />
            ))}
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
      {illustrationCards.map(({ id }) => (
        <li key={id}>
          <Skeleton shape="block" height="11rem" />
        </li>
      ))}
    </S.Cards>
  )
}

interface HubCardProps {
  card: IllustrationCard
  hrefs: IllustrationsHubHrefs
}

function HubCard({ card, hrefs }: HubCardProps) {
  const t = useMessages(illustrationsHubMessages)
  const { toTerm } = useTerms()
  const { url, isExternal, quickLinkName } = card
  const texts = cardTexts.get(card.id)
  const title = texts ? t(texts.title) : toTerm(quickLinkName)
  const description = card.description ?? (texts && t(texts.description))
  const note = card.note ?? (texts?.note && t(texts.note))
  const links = card.links ?? texts?.links?.map((name) => ({ title: t(name), href: hrefs[name] })) ?? []
  return (
    <S.CardItem>
      <Heading level={2} size="sm">
        {title}
      </Heading>
      {description && <Text>{description}</Text>}
      {note && (
        <Text tone="muted" size="sm">
          {note}
        </Text>
      )}
      {links.some(({ href }) => href) && (
        <S.Links>
          {links.map(
            (link) =>
              link.href && (
                <Link key={link.title} href={link.href} isExternal>
                  {link.title}
                </Link>
              ),
          )}
        </S.Links>
      )}
      {url === null ? (
        <Text tone="muted">{t('notAvailable')}</Text>
      ) : (
        <LinkButton href={url} isExternal={isExternal}>
          {t('launch')}
          <VisuallyHidden> {title}</VisuallyHidden>
        </LinkButton>
      )}
    </S.CardItem>
  )
}
