import { useAtom } from 'jotai'
import { storedChoice } from '../shell/state.js'

const bannerAtom = storedChoice('producer-portal.legacy-password', ['shown', 'dismissed'])

/** Whether the banner about the legacy system's password is shown in this browser, and how to dismiss it. */
export function useLegacyPasswordBanner() {
  const [state, choose] = useAtom(bannerAtom)
  return { isShown: state === 'shown', dismiss: () => choose('dismissed') }
}
