'use client'
import { forwardRef } from 'react'
import type { ComboboxProps } from './combobox-props.js'
import { ComboboxField } from './ComboboxField.js'

/** Use it to choose one of many by typing a part of its name; a few choices are a `Select` or a `RadioGroup`. */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(props, ref) {
  return <ComboboxField ref={ref} {...props} />
})
