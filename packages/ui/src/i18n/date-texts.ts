import { defineMessages } from './messages.js'

/** The words of dates that are typed and of their calendar. */
export const dateTexts = defineMessages('ui-dates', {
  yearPattern: 'YYYY',
  monthPattern: 'MM',
  dayPattern: 'DD',
  notADate: 'Enter a date as {pattern}.',
  tooEarly: 'Enter {date} or a later date.',
  tooLate: 'Enter {date} or an earlier date.',
  unavailable: "This date isn't available. Enter another one.",
  chooseDate: 'Choose date',
  changeDate: 'Change date, {date}',
  startDate: 'Start date',
  endDate: 'End date',
  chooseDates: 'Choose dates',
  changeDates: 'Change dates, {start} to {end}',
  chooseEnd: 'From {start}. Now choose the end date.',
  usualDates: 'Usual dates',
  previousYear: 'Previous year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  nextYear: 'Next year',
  today: 'Today',
})
