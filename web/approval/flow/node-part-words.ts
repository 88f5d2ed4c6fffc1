import type { FlowDefinition } from '../../../core/approval/definition.ts'
import type { Lang, Words } from '../../../core/values/language.ts'
import { designWords as words } from './words.ts'

const parts: Readonly<Record<string, Words>> = {
  label: words.label,
  approver: words.who,
  people: words.whoCc,
  mode: words.mode,
  percent: words.percent,
  empty: words.empty,
  drafterIsApprover: words.drafter,
  noAutoPass: words.same,
  noReturn: words.mayReturn,
  noRefusal: words.mayRefuse,
  signed: words.signed,
  fields: words.rights,
  afterReturn: words.afterReturn,
  limitHours: words.limit,
  overdue: words.overdue,
  wait: words.wait,
  hook: words.hook,
  act: words.act,
  process: words.childProcess,
  values: words.childValues,
  over: words.childOver,
  drafter: words.childWho,
  onRejected: words.childRejected,
  otherwise: words.otherwise,
  next: { zh: '后续节点', ru: 'Следующий этап', en: 'Next step' },
  join: { zh: '汇合节点', ru: 'Слияние', en: 'Join' },
  branches: { zh: '分支', ru: 'Ветви', en: 'Branches' },
  onFail: { zh: '退回到', ru: 'Возврат на этап', en: 'Where a return leads' },
  kind: { zh: '节点类型', ru: 'Вид этапа', en: 'Type of step' },
}

/** What people call a part of a node. */
export function partText(part: string, lang: Lang): string {
  return parts[part]?.[lang] ?? part
}

/** What people call a place in a flow, `nodes/leader/approver`. */
export function placeText(path: string, definitions: readonly FlowDefinition[], lang: Lang): string {
  const [, key = '', part] = path.split('/')
  const label =
    definitions.map(({ nodes }) => nodes[key]?.label[lang]).find((text) => text !== undefined && text !== '') ?? key
  return part === undefined ? label : `${label} · ${partText(part, lang)}`
}
