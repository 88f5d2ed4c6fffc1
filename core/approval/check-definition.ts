import { isUnfinished, sentenceOf } from '../expression/expression-sentence.ts'
import { languages } from '../values/language.ts'
import { isApproverSourceComplete, filled } from './approver-source-complete.ts'
import {
  exits,
  fieldRights,
  isFork,
  isPeopleNode,
  mayReturn,
  type AutoAct,
  type FlowDefinition,
  type FlowNode,
  type Wait,
} from './definition.ts'
import { needsHand } from './field-rights.ts'
import { problem, type FlowProblem, type ProblemCode } from './flow-problem.ts'
import { forkJoinProblems } from './fork-join-problems.ts'

const childModes = ['sync', 'async']
const afterRefusal = ['return', 'end', 'goOn']
const modes = ['one', 'any', 'all', 'ratio', 'order']
const kinds = [
  'start',
  'approve',
  'fill',
  'seal',
  'cc',
  'condition',
  'parallel',
  'inclusive',
  'join',
  'delay',
  'subflow',
  'auto',
  'end',
]

/** Everything wrong with a definition; the engine may only run one for which this is empty. */
export function checkDefinition(definition: FlowDefinition): FlowProblem[] {
  const nodes = Object.entries(definition.nodes)
  const own = nodes.flatMap(([key, node]) =>
    [...(/^\w+$/.test(key) ? [] : ['flow.problem.key' as const]), ...codesOf(definition, node)].map((code) =>
      problem(code, key),
    ),
  )
  const targets = nodes.flatMap(([key, node]) => targetProblems(definition, key, node))
  const ends = endProblems(nodes)
  if (own.length + targets.length + ends.length > 0) return [...ends, ...own, ...targets]
  const ways = wayProblems(definition)
  return ways.length > 0 ? ways : forkJoinProblems(definition).map(([code, key]) => problem(code, key))
}

function endProblems(nodes: readonly (readonly [string, FlowNode])[]): FlowProblem[] {
  const count = (kind: string) => nodes.filter(([, node]) => node.kind === kind).length
  return [
    ...(count('start') === 1 ? [] : [problem('flow.problem.start')]),
    ...(count('end') === 0 ? [problem('flow.problem.no-end')] : []),
  ]
}

function codesOf(definition: FlowDefinition, node: FlowNode): ProblemCode[] {
  if (!kinds.includes(node.kind)) return ['flow.problem.kind']
  const label: ProblemCode[] = languages.every((lang) => filled(node.label?.[lang])) ? [] : ['flow.problem.label']
  return [...label, ...codesOfKind(definition, node)]
}

function codesOfKind(definition: FlowDefinition, node: FlowNode): ProblemCode[] {
  const codes: ProblemCode[] = []
  const need = (fine: boolean, code: ProblemCode) => {
    if (!fine) codes.push(code)
  }
  if (node.kind === 'auto') need(node.act === undefined ? filled(node.hook) : isAct(node.act), 'flow.problem.hook')
  if (node.kind === 'cc') need(isApproverSourceComplete(node.people), 'flow.problem.approver')
  if (node.kind === 'delay') need(isWait(node.wait), 'flow.problem.wait')
  if (node.kind === 'subflow') {
    need(
      filled(node.process) &&
        childModes.includes(node.mode) &&
        afterRefusal.includes(node.onRejected ?? 'return') &&
        isMapping(node.values),
      'flow.problem.child',
    )
    need(node.process !== definition.key, 'flow.problem.calls-itself')
    need(node.over === undefined || filled(node.over), 'flow.problem.child')
    need(node.drafter === undefined || isApproverSourceComplete(node.drafter), 'flow.problem.approver')
  }
  if (isFork(node)) {
    need(node.branches.length >= (node.kind === 'parallel' ? 2 : 1), 'flow.problem.fork')
    need(definition.nodes[node.join]?.kind === 'join', 'flow.problem.join')
    need(
      node.kind !== 'parallel' || node.branches.filter(({ to }) => to === node.join).length < 2,
      'flow.problem.empty-branches',
    )
  }
  if (node.kind === 'condition' || node.kind === 'inclusive') {
    need(filled(node.otherwise), 'flow.problem.otherwise')
    need(node.branches.length > 0 && node.branches.every(({ when }) => filled(when)), 'flow.problem.branches')
    need(
      !node.branches.some(({ when }) => filled(when) && sentenceOf(when)?.clauses.some(isUnfinished) === true),
      'flow.problem.clause',
    )
  }
  if (isPeopleNode(node)) {
    need(modes.includes(node.mode) && (node.kind === 'approve' || node.mode !== 'ratio'), 'flow.problem.mode')
    need(
      node.overdue === undefined ||
        (node.limitHours !== undefined && !(node.overdue === 'pass' && definition.money === true)),
      'flow.problem.overdue',
    )
    need(
      mayReturn(node) || (node.mode !== 'ratio' && node.overdue !== 'return' && node.onFail === undefined),
      'flow.problem.return',
    )
    need(isApproverSourceComplete(node.approver), 'flow.problem.approver')
    need(node.mode !== 'ratio' || wholePercent(node.percent), 'flow.problem.ratio')
    need(node.limitHours === undefined || node.limitHours > 0, 'flow.problem.limit')
    need(
      Object.values(node.fields ?? {}).every((right) => fieldRights.includes(right)) &&
        !(node.overdue === 'pass' && needsHand(node)),
      'flow.problem.fields',
    )
    need(definition.money !== true || (node.drafterIsApprover ?? 'superior') === 'superior', 'flow.problem.drafter')
  }
  return codes
}

function isAct(act: AutoAct): boolean {
  switch (act.do) {
    case 'set':
      return (
        Object.keys(act.values).length > 0 &&
        Object.values(act.values).every((from) => Object.values(from).every(filled))
      )
    case 'create':
      return filled(act.process)
    case 'call':
      return URL.canParse(act.url) && /^https?:$/.test(new URL(act.url).protocol)
    case 'notify':
      return isApproverSourceComplete(act.people) && languages.every((lang) => filled(act.text[lang]))
    default:
      return false
  }
}

function targetProblems(definition: FlowDefinition, key: string, node: FlowNode): FlowProblem[] {
  if (!kinds.includes(node.kind)) return []
  const wanted = exits(node).filter(
    (target) => (node.kind !== 'condition' && node.kind !== 'inclusive') || filled(target),
  )
  return [...new Set(wanted)].flatMap((target) => {
    const found = definition.nodes[target]
    if (!found) return [problem('flow.problem.target', key, { target: String(target) })]
    const asReturn = isPeopleNode(node) && target === node.onFail && target !== node.next
    return found.kind === 'start' && !asReturn ? [problem('flow.problem.into-start', key)] : []
  })
}

/** Every node is reached and leads to an end, and no way turns round or ends without asking anybody. */
function wayProblems(definition: FlowDefinition): FlowProblem[] {
  const keys = Object.keys(definition.nodes)
  const ofKind = (kind: string) => keys.filter((key) => definition.nodes[key]?.kind === kind)
  const onwardFrom = (key: string) => onward(definition, key)
  const unasked = (key: string) => (asks(definition, key) ? [] : onwardFrom(key))
  const reached = closure(ofKind('start'), onwardFrom)
  const ending = closure(ofKind('end'), (key) => keys.filter((from) => onwardFrom(from).includes(key)))
  const toEnd = (key: string) => ofKind('end').some((end) => closure([key], unasked).has(end))
  const found = (code: ProblemCode, wrong: readonly string[]) => wrong.map((key) => problem(code, key))
  return [
    ...found(
      'flow.problem.unreachable',
      keys.filter((key) => !reached.has(key)),
    ),
    ...found(
      'flow.problem.dead-end',
      keys.filter((key) => !ending.has(key)),
    ),
    ...found(
      'flow.problem.endless',
      keys.filter((key) => closure(unasked(key), unasked).has(key)),
    ),
    ...found(
      'flow.problem.fail-approves',
      keys.filter((key) => failsInto(definition, key).some(toEnd)),
    ),
  ]
}

/** Where a failed vote goes on, unless it is the drafter. */
function failsInto(definition: FlowDefinition, key: string): string[] {
  const node = definition.nodes[key]
  if (!node || !isPeopleNode(node) || node.onFail === undefined) return []
  return definition.nodes[node.onFail]?.kind === 'start' ? [] : [node.onFail]
}

function asks(definition: FlowDefinition, key: string): boolean {
  const node = definition.nodes[key]
  return node !== undefined && isPeopleNode(node)
}

function onward(definition: FlowDefinition, key: string): readonly string[] {
  const node = definition.nodes[key]
  return node ? exits(node).filter((target) => definition.nodes[target]?.kind !== 'start') : []
}

function closure(from: readonly string[], next: (key: string) => readonly string[]): Set<string> {
  const seen = new Set(from)
  for (const key of seen) for (const target of next(key)) seen.add(target)
  return seen
}

function isWait(wait: Wait | undefined): boolean {
  if (typeof wait !== 'object' || wait === null) return false // what was read from a file may be anything
  if ('field' in wait) return filled(wait.field)
  const amount: unknown = 'hours' in wait ? wait.hours : wait.minutes
  return typeof amount === 'number' && Number.isFinite(amount) && amount > 0
}

/** Each field begins with one of the form or of the line, or with a choice. */
function isMapping(values: unknown): boolean {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return false // what was read from a file may be anything
  return Object.values(values).every(
    (value: unknown) =>
      typeof value === 'object' &&
      value !== null &&
      ['field' in value && value.field, 'line' in value && value.line, 'value' in value && value.value].some(filled),
  )
}

function wholePercent(percent: number | undefined): boolean {
  return percent !== undefined && Number.isInteger(percent) && percent >= 1 && percent <= 100
}
