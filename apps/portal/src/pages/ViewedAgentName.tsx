import { ViewedAgent } from '@producer-portal/features/lookup'
import { useAgentNumbered } from '../data/useAgentNumbered.js'

export interface ViewedAgentNameProps {
  /** Whose lists home office looks at. */
  number: string
}

/** Says whose lists are shown, by name once that is known. */
export function ViewedAgentName({ number }: ViewedAgentNameProps) {
  const agent = useAgentNumbered(number)
  return agent && <ViewedAgent agent={agent} />
}
