import { DescriptionList } from '../../components/DescriptionList/DescriptionList.js'

/** Lines of facts, as many as a story needs to be short or to scroll. */
export function CaseFacts({ count = 6 }: { count?: number }) {
  const items = Array.from({ length: count }, (_, line) => ({
    term: `Requirement ${line + 1}`,
    detail: 'Received on 03/09/2026',
  }))
  return <DescriptionList layout="rows" items={items} />
}
