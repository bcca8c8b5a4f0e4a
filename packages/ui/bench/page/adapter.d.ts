declare module '@adapter'
declare module '@producer-portal/ui' {
  import type { ComponentType } from 'react'
  export const DataTable: ComponentType<Record<string, unknown>>
}
