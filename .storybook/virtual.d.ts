declare module 'virtual:component-changes' {
  const changes: Readonly<Record<string, readonly import('./changes.ts').Change[]>>
  export default changes
}
