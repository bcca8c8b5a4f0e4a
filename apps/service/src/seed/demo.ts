import { demoPassword, demoPeople, siteNotification } from '@producer-portal/domain/mocks'

/** The notice above the pages of the demo. */
export const demoNotification = siteNotification

/** The demo accounts as lines for the person who started the service: who can sign in, and what each one shows. */
export function describeDemoAccounts(pendingCases: number): readonly string[] {
  const rows = demoPeople.map(({ userId, audiences, access, shows }) => [
    userId,
    `${audiences.join(',')} · ${access.join(',') || '(none)'}`,
    userId === 'bigbook' ? `${pendingCases.toLocaleString('en-US')} pending cases, names of every kind` : shows,
  ])
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`)
  return [`Demo accounts, password ${demoPassword}`, ...lines.map((line) => line.trimEnd())]
}
