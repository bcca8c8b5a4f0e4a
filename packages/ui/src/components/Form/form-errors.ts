import { createContext, useContext, type ReactNode } from 'react'

/** The problem of each control of the form around it, by name. */
export type FormErrors = Readonly<Record<string, ReactNode>>

export const FormErrorsContext = createContext<FormErrors>({})

/** The problem that the form around a field found with its control. */
export function useFormError(name: string | undefined): ReactNode {
  const errors = useContext(FormErrorsContext)
  return name === undefined ? undefined : errors[name]
}
