/** When every story takes place: a Monday morning, so that dates and days pending never change. */
export const storyNow = new Date('2026-03-16T15:00:00Z')
