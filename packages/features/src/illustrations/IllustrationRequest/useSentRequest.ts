import { useEffect, useRef } from 'react'

/**
 * Focuses the request that was just sent, among the earlier ones. The list may show it only after the press: until then
 * the focus is on the list, and moves on unless the user has left it.
 * @param find the first element on the page for a selector
 */
export function useSentRequest(find: (selector: string) => HTMLElement | null | undefined): () => void {
  const isSought = useRef(false)
  useEffect(() => {
    if (!isSought.current) return
    const sent = find('[data-just-sent]')
    const isWaiting = document.activeElement === find('[data-list]')
    if (isWaiting) sent?.focus()
    isSought.current = isWaiting && !sent
  })
  return () => {
    const sent = find('[data-just-sent]')
    isSought.current = !sent
    const place = sent ?? find('[data-list]')
    place?.focus()
  }
}
