import { Lock } from 'lucide-react'
import { Icon } from '../Icon/Icon.js'

/** Says that a column stays in view while the others scroll: a lock to the eye, a word to the ear. */
export function LockMark({ label }: { label: string }) {
  return (
    <span className="dt-lock">
      <Icon glyph={Lock} />
      <span className="dt-hidden">{label}</span>
    </span>
  )
}
