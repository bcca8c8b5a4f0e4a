/** The time alone on the same day, otherwise with the date. */
export function formatTime(moment: Date): string {
  const isToday = moment.toDateString() === new Date().toDateString()
  const time = { hour: 'numeric', minute: '2-digit' } as const
  return moment.toLocaleString('en-US', isToday ? time : { year: 'numeric', month: '2-digit', day: '2-digit', ...time })
}
