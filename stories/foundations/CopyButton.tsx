import { Button, useAnnounce } from '@producer-portal/ui'
import { useState } from 'react'

export interface CopyButtonProps {
  /** The text for the clipboard. */
  text: string
  /** Names what is copied, for users who hear the button apart from its row. */
  name: string
}

/** Puts a text on the clipboard, and says so. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'Copy' | 'Copied' | 'Not copied'>('Copy')
  const announce = useAnnounce()
  const copy = async () => {
    const answer = await navigator.clipboard.writeText(text).then(
      () => 'Copied' as const,
      () => 'Not copied' as const,
    )
    setOutcome(answer)
    announce(`${answer}: ${name}`)
  }
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={`${outcome} ${name}`}
      onClick={() => void copy()}
      onBlur={() => setOutcome('Copy')}
    >
      {outcome}
    </Button>
  )
}
