import { forwardRef } from 'react'
import type { IconComponent } from '../components/Icon/Icon.js'

/** A drawing of lines in a box of 24 by 24, as those of lucide are. `name` is its class, for those that `Icon` mirrors. */
export const createIcon = (path: string, name?: string): IconComponent =>
  forwardRef(function Drawing({ className, ...rest }, ref) {
    return (
      <svg
        ref={ref}
        xmlns="http://www.w3.org/2000/svg"
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={rest['aria-label'] ? undefined : true}
        className={name && className ? `${name} ${className}` : (name ?? className)}
        {...rest}
      >
        <path d={path} />
      </svg>
    )
  })
