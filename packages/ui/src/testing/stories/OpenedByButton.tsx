import { useState, type ReactNode } from 'react'
import { Button } from '../../components/Button/Button.js'

interface OpenedByButtonProps {
  /** Words of the button. */
  opener: string
  /** True if it is open at first. */
  isOpen: boolean
  /** Draws the dialog. */
  children: (control: { isOpen: boolean; onClose: () => void }) => ReactNode
}

/** A dialog of a story, with the button that opens it and gets the focus back. */
export function OpenedByButton({ opener, isOpen: isOpenAtFirst, children }: OpenedByButtonProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      {children({ isOpen, onClose: () => setOpen(false) })}
    </>
  )
}
