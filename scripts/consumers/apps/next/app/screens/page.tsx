import { Screens } from '../parts/screens/Screens'

/** Apart from the other pages, because it has the look of another company. */
export default function Page() {
  return <Screens />
}
