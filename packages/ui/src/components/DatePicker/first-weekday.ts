/** Regions whose weeks don't begin on Monday, for browsers that don't tell. */
const sunday =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
const saturday = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'

interface WithWeekInfo {
  readonly weekInfo?: { readonly firstDay: number }
  getWeekInfo?: () => { readonly firstDay: number }
}

/** The weekday in the first column of a calendar: 0 for Sunday to 6 for Saturday. */
export function getFirstWeekday(tag: string): number {
  const locale = new Intl.Locale(tag)
  const told = locale as WithWeekInfo & typeof locale
  const info = told.getWeekInfo?.() ?? told.weekInfo
  return info ? info.firstDay % 7 : getKnownFirstWeekday(locale.maximize().region ?? '')
}

export function getKnownFirstWeekday(region: string): number {
  if (sunday.split(' ').includes(region)) return 0
  return saturday.split(' ').includes(region) ? 6 : 1
}
