import type { ApproveNode } from './definition.ts'
import type { Task } from './state.ts'

/** How a step stands after the votes so far. */
export type Verdict = 'open' | 'passed' | 'failed'

/**
 * Counts the votes of one round of a node. Tasks that were handed on, taken back or cancelled are
 * replaced by others and do not count; 60 % of five passes at three agreements and fails at three
 * refusals, because two can no longer be enough.
 */
export function verdict(node: ApproveNode, tasks: readonly Task[]): Verdict {
  const asked = tasks.filter(({ result }) => result === null || result === 'agreed' || result === 'rejected' || result === 'notNeeded').length
  const agreed = tasks.filter(({ result }) => result === 'agreed').length
  const refused = tasks.filter(({ result }) => result === 'rejected').length
  if (node.mode === 'ratio') return byShare(node.percent ?? 100, asked, agreed, refused)
  if (refused > 0) return 'failed'
  const needed = node.mode === 'all' ? asked : 1
  return agreed >= needed ? 'passed' : 'open'
}

function byShare(percent: number, asked: number, agreed: number, refused: number): Verdict {
  if (agreed * 100 >= percent * asked) return 'passed'
  return (asked - refused) * 100 < percent * asked ? 'failed' : 'open'
}
