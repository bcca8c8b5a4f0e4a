import { LegacyPasswordBanner, SearchPrompt } from '@producer-portal/features/dashboard'
import { useAtom } from 'jotai'
import * as v from 'valibot'
import { HomeOfficeTools } from '../home-office/HomeOfficeTools.js'
import { storedAtom } from '../storage/state.js'
import { storedValue } from '../storage/stored.js'

// Parts that few users see, or that come last: apart from what the first visit loads

/** The page of home office before it has chosen an agent or agency. */
export function ChooseAgentFirst() {
  return <SearchPrompt action={<HomeOfficeTools number={null} />} />
}

const bannerAtom = storedAtom(storedValue('device', 'legacy-password', v.picklist(['shown', 'dismissed']), 'shown'))

/** The banner about the legacy system's password, until it's dismissed in this browser. */
export function LegacyPasswordNote({ href }: { href: string }) {
  const [state, choose] = useAtom(bannerAtom)
  return state === 'shown' && <LegacyPasswordBanner href={href} onDismiss={() => choose('dismissed')} />
}

export { MobileApp, WelcomeBox } from '@producer-portal/features/dashboard'
