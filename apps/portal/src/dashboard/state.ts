import { useAtom } from 'jotai'
import * as v from 'valibot'
import { storedAtom } from '../storage/state.js'
import { storedValue } from '../storage/stored.js'

const bannerAtom = storedAtom(storedValue('device', 'legacy-password', v.picklist(['shown', 'dismissed']), 'shown'))

/** True if the banner about the legacy system's password is shown in this browser, and how to dismiss it. */
export function useLegacyPasswordBanner() {
  const [state, choose] = useAtom(bannerAtom)
  return { isShown: state === 'shown', dismiss: () => choose('dismissed') }
}
