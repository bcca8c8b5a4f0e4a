import { demoPassword, demoPeople } from '@producer-portal/domain/mocks'

/** What a person who started the service reads: where it is, and who can sign in. */
export function announcement(port: number, pendingCases: number): string {
  const rows = demoPeople.map(({ userId, audiences, access, shows }) => [
    userId,
    `${audiences.join(',')} · ${access.join(',') || '(none)'}`,
    userId === 'bigbook' ? `${pendingCases.toLocaleString('en-US')} pending cases` : shows,
  ])
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`)
  return [
    `Producer portal ready at http://localhost:${port}`,
    '',
    `Demo accounts, password ${demoPassword}`,
    ...lines.map((line) => line.trimEnd()),
    '',
  ].join('\n')
}
