import { MyApprovals } from '../../../web/module-api.ts'

/** What the reader has started. */
export default function Mine() {
  return <MyApprovals view="mine" />
}
