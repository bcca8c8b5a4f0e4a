import { Contexts } from '../parts/Contexts'

/** Apart from the other pages, because the wrapper for tests brings a theme of its own. */
export default function Page() {
  return <Contexts />
}
