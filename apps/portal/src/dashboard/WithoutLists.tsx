import { SearchPrompt } from '@producer-portal/features/dashboard'
import { HomeOfficeTools } from '../home-office/HomeOfficeTools.js'

// Parts that few users see in place of the lists: loaded for them alone

/** The page of home office before it has chosen an agent or agency. */
export function ChooseAgentFirst() {
  return <SearchPrompt action={<HomeOfficeTools number={null} />} />
}

export { WelcomeBox } from '@producer-portal/features/dashboard'
