import { TaskList } from '../../../web/define.ts'

/** What the reader has started. */
export default function Mine() {
  return <TaskList view="mine" />
}
