'use client'
import { ChevronDownIcon, XIcon } from 'lucide-react'
import { Icon } from '../Icon/Icon.js'
import { IconButton } from '../IconButton/IconButton.js'
import { Ring } from '../Spinner/Spinner.styles.js'
import * as S from './Combobox.styles.js'

interface ComboboxEndProps {
  isPending: boolean
  clearLabel: string
  /** Takes the choice away; undefined when there is none to take. */
  onClear: (() => void) | undefined
}

/** What stands inside the box, at its end: the ring while options load, else the clear button; then the arrow. */
export function ComboboxEnd({ isPending, clearLabel, onClear }: ComboboxEndProps) {
  return (
    <S.End>
      {isPending && <Ring aria-hidden />}
      {!isPending && onClear && (
        <IconButton label={clearLabel} icon={XIcon} iconSize={16} size="small" onClick={onClear} />
      )}
      <Icon icon={ChevronDownIcon} />
    </S.End>
  )
}
