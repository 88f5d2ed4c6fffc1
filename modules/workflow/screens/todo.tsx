import { TaskList } from '../../../web/define.ts'

/** What waits for the reader. */
export default function Todo() {
  return <TaskList view="todo" />
}
