import { MyApprovals } from '../../../web/module-api.ts'

/** What the reader has decided. */
export default function Done() {
  return <MyApprovals view="done" />
}
