export { DashboardHome, type DashboardHomeProps } from './DashboardHome.js'
export { dashboardMessages } from './messages.js'
