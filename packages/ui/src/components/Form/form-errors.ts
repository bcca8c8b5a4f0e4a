import { createContext, useContext, type ReactNode } from 'react'

/** What is wrong with each control of the form around it, by name. */
export type FormErrors = Readonly<Record<string, ReactNode>>

export const FormErrorsContext = createContext<FormErrors>({})

/** What the form around a field found wrong with its control. */
export function useFormError(name: string | undefined): ReactNode {
  const errors = useContext(FormErrorsContext)
  return name === undefined ? undefined : errors[name]
}
