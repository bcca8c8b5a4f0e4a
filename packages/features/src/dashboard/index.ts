export { CaseSummary, type CaseSummaryProps } from './CaseSummary.js'
export { DashboardHome, type DashboardHomeProps } from './DashboardHome.js'
export { dashboardMessages } from './messages.js'
