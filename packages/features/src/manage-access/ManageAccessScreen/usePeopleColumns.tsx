import {
  delegationListLabel,
  type DelegationUser,
  delegationUserName,
  findNamesakes,
  lastUpdatedText,
  parseDelegationStatus,
} from '@producer-portal/domain/manage-access'
import { type DataTableColumn, Link, StatusBadge, useLocale } from '@producer-portal/ui'
import { useMemo } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { manageAccessMessages } from '../messages.js'
import * as S from './ManageAccessScreen.styles.js'

/** The columns of the people; people of one name have their user ID below it. */
export function usePeopleColumns(
  getPersonHref: (userId: string) => string,
  people: readonly DelegationUser[],
): readonly DataTableColumn<DelegationUser>[] {
  const locale = useLocale()
  const t = useMessages(manageAccessMessages)
  const { toTerm } = useTerms()
  const namesakes = useMemo(() => findNamesakes(people.map(delegationUserName)), [people])
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('name'),
        width: 260,
        minWidth: 180,
        text: delegationUserName,
        cell: (person) => (
          <S.Name>
            <Link href={getPersonHref(person.agent.userId)}>{delegationUserName(person)}</Link>
            {namesakes.has(delegationUserName(person)) && (
              <small>{t('userIdOf', { userId: person.agent.userId })}</small>
            )}
          </S.Name>
        ),
        card: 'title',
      },
      { id: 'role', header: t('role'), width: 140, minWidth: 100, text: ({ role }) => toTerm(role ?? '') },
      {
        id: 'status',
        header: t('status'),
        width: 130,
        minWidth: 110,
        text: ({ status }) => toTerm(delegationListLabel(parseDelegationStatus(status))),
        cell: ({ status }) => {
          const value = parseDelegationStatus(status)
          return (
            <StatusBadge tone={value === 'active' ? 'success' : 'neutral'}>
              {toTerm(delegationListLabel(value))}
            </StatusBadge>
          )
        },
      },
      {
        id: 'managing',
        header: t('managing'),
        width: 110,
        minWidth: 90,
        text: ({ managing }) => String(managing ?? ''),
      },
      {
        id: 'lastUpdated',
        header: t('lastUpdated'),
        width: 190,
        minWidth: 170,
        text: (row) => toTerm(lastUpdatedText(row, locale)),
      },
    ],
    [t, toTerm, getPersonHref, namesakes, locale],
  )
}
