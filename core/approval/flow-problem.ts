/** Why a definition may not be published: a code of `problemWords`, the node, and what fills the message. */
export interface FlowProblem {
  readonly code: ProblemCode
  readonly node: string | null
  readonly params: Readonly<Record<string, string>>
}

/** What may be wrong with a definition. */
export type ProblemCode = `flow.problem.${
  | 'start'
  | 'no-end'
  | 'kind'
  | 'label'
  | 'target'
  | 'into-start'
  | 'otherwise'
  | 'branches'
  | 'clause'
  | 'ratio'
  | 'approver'
  | 'limit'
  | 'key'
  | 'fields'
  | 'mode'
  | 'wait'
  | 'overdue'
  | 'fork'
  | 'empty-branches'
  | 'join'
  | 'branch'
  | 'fail-region'
  | 'return'
  | 'child'
  | 'calls-itself'
  | 'hook'
  | 'unreachable'
  | 'dead-end'
  | 'endless'
  | 'fail-approves'
  | 'drafter'}`

/** One thing that is wrong, at a node or with the whole definition. */
export function problem(
  code: ProblemCode,
  node: string | null = null,
  params: FlowProblem['params'] = {},
): FlowProblem {
  return { code, node, params }
}
