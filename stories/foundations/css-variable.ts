import { toVariableName } from '@producer-portal/ui/tokens'

/** The reference to a token whose name is only known while the page is drawn. */
export const cssVariable = (group: string, name: string) => `var(${toVariableName(group, name)})`
