import { authored, defineMessages } from '../i18n/define-messages.js'
import { navigationNames } from '@producer-portal/domain/catalog'

/** The texts of the leaderboard. */
export const leaderboardMessages = defineMessages('leaderboard', {
  title: navigationNames.leaderboard,
  lead: authored('Issued business, highest first. Equal results share a place.'),
  selector: authored('Rank'),
  type: authored('Ranked by'),
  typesFailed: 'Failed to get types.',
  typesLoading: authored('Loading rankings'),
  noTypes: authored('No rankings yet'),
  rankingOf: authored('{type} by {selector}'),
  rankingShown: authored({ one: '{ranking}: {count} place', other: '{ranking}: {count} places' }),
  rank: authored('Place'),
  rankingLoading: authored('Loading the ranking'),
  rankingFailed: authored("We couldn't load the ranking. Try again."),
  noRanking: authored('No one is ranked yet.'),
  ownAgency: authored('Your agency'),
  ownAgent: authored('You'),
  ownPlace: authored('Place {rank} of {total}'),
  showOwn: authored('Show in the list'),
  asOf: authored('As of {date}'),
  periodAsOf: authored('{period}, as of {date}'),
  ownValue: authored('{type}: {value}'),
})
