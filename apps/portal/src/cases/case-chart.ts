// Below the lists of the dashboard: loaded once it is near the window
export { CaseSummaryChart } from '@producer-portal/features/cases'
