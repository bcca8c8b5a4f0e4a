import { formatDate, localDay } from '@producer-portal/domain/formatting'
import type { AccessReview } from '@producer-portal/domain/manage-access'
import { Heading, Text, useLocale } from '@producer-portal/ui'
import { useId } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { manageAccessMessages } from '../messages.js'
import * as S from './AccessReviewScreen.styles.js'

/** Past reviewers of the agency, newest first. */
export function PastReviews({ reviews }: Pick<AccessReview, 'reviews'>) {
  const locale = useLocale()
  const t = useMessages(manageAccessMessages)
  const id = useId()
  return (
    <S.Past aria-labelledby={id}>
      <Heading id={id} level={2} size="md">
        {t('pastReviews')}
      </Heading>
      {reviews.length === 0 ? (
        <Text tone="muted">{t('noReviews')}</Text>
      ) : (
        <ul>
          {reviews.map(({ reviewedAt, reviewedBy, confirmed, removed }) => (
            <li key={reviewedAt}>
              {t('pastReview', {
                date: formatDate(localDay(new Date(reviewedAt)), locale),
                name: reviewedBy ?? t('someone'),
                confirmed,
                removed,
              })}
            </li>
          ))}
        </ul>
      )}
    </S.Past>
  )
}
