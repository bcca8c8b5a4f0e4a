import { BrowserBanner } from '@producer-portal/features/shell'

/** Above every page in a browser that is out of date; loaded there alone. */
export function OldBrowserAdvice() {
  return <BrowserBanner />
}
