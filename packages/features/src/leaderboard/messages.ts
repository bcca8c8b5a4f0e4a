import { authored, defineMessages } from '../i18n/define-messages.js'

/** The texts of the leaderboard. */
export const leaderboardMessages = defineMessages('leaderboard', {
  title: 'Leaderboard',
  breadcrumbDashboard: 'Dashboard',
  lead: authored('Issued business, highest first. Equal results share a place.'),
  selector: authored('Rank'),
  agency: 'Agency',
  agent: 'Agent',
  type: authored('Ranked by'),
  typesFailed: 'Failed to get types.',
  typesLoading: authored('Loading rankings'),
  noTypes: authored('No rankings yet'),
  rankingOf: authored('{type} by {selector}'),
  rank: authored('Place'),
  name: authored('Name'),
  ofAgency: authored('Agency'),
  rankingLoading: authored('Loading the ranking'),
  rankingFailed: authored('The ranking could not be loaded.'),
  noRanking: authored('No one is ranked yet.'),
  retry: authored('Retry'),
  ownAgency: authored('Your agency'),
  ownAgent: authored('You'),
  ownPlace: authored('Place {rank} of {total}'),
  showOwn: authored('Show in the list'),
  asOf: authored('As of {date}'),
})
