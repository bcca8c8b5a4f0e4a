import { useState } from 'react'

/** Whether something is open, or has been since the page came: what it is drawn with is loaded then and stays. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen
}
