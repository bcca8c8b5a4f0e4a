import { French } from '../parts/french/French'

/** Apart from the other pages, because it has the look of another company. */
export default function Page() {
  return <French />
}
