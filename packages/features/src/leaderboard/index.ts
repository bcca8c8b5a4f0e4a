export { LeaderboardScreen, type LeaderboardScreenProps } from './LeaderboardScreen/LeaderboardScreen.js'
export { leaderboardMessages } from './messages.js'
