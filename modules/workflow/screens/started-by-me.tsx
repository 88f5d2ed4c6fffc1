import { MyApprovals } from '../../../web/define.ts'

/** What the reader has started. */
export default function Mine() {
  return <MyApprovals view="mine" />
}
