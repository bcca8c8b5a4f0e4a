import { Skeleton } from '../../Skeleton/Skeleton.js'
import * as S from './TableCards.styles.js'

/** The shape of the cards while they are on their way. */
export function CardSkeleton({ cardCount }: { cardCount: number }) {
  return (
    <S.List as="div" aria-hidden>
      {Array.from({ length: cardCount }, (_, card) => (
        <S.Card key={card}>
          <Skeleton lines={4} />
        </S.Card>
      ))}
    </S.List>
  )
}
