import { ViewedAgent } from '@producer-portal/features/home-office'
import { useAgentNumbered } from './queries.js'

export interface ViewedAgentNameProps {
  /** Whose lists home office looks at. */
  number: string
}

/** Says whose lists are shown, by name once that is known. */
export function ViewedAgentName({ number }: ViewedAgentNameProps) {
  const agent = useAgentNumbered(number)
  return agent && <ViewedAgent agent={agent} />
}
