import type { ApproverSource } from '../../../core/approval/approver-source.ts'
import type { AutoNode, FlowNode, Wait } from '../../../core/approval/definition.ts'
import type { DescribedField } from '../../../core/description/described-document.ts'
import { readSentence, type Clause } from '../../../core/expression/expression-sentence.ts'
import { formatNumber } from '../../../core/values/decimal.ts'
import { enumerated } from '../../../core/values/join-names.ts'
import type { Lang, Words } from '../../../core/values/language.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { IconName } from '../../../ui/icon-paths.ts'
import { textIn } from '../../platform/data/reference-names.ts'
import { clauseWords } from './clause-words.ts'
import { actWords, modeWords, sourceWords } from './node-words.ts'
import type { FlowChoices } from './process-definition-queries.ts'
import { designWords } from './words.ts'

/** What texts about nodes are made from. */
export interface NodeNames extends Pick<FlowChoices, 'fields' | 'roles' | 'processes' | 'hooks'> {
  readonly lang: Lang
}

/** One line under a node's name: who is asked and how. */
export function nodeText(node: FlowNode, names: NodeNames): string {
  const { lang } = names
  switch (node.kind) {
    case 'approve':
    case 'fill':
    case 'seal':
      return `${sourceText(node.approver, names)} · ${modeWords[node.mode][lang]}${node.mode === 'ratio' ? ` ${node.percent ?? 0}%` : ''}`
    case 'cc':
      return sourceText(node.people, names)
    case 'auto':
      return actText(node, names)
    case 'subflow':
      return [
        names.processes.find(({ process }) => process === node.process)?.label ?? node.process,
        designWords[node.mode === 'sync' ? 'childSync' : 'childAsync'][lang],
        ...(node.over === undefined ? [] : [designWords.childPerLine[lang]]),
      ]
        .filter((part) => part !== '')
        .join(' · ')
    case 'delay':
      return waitText(node.wait, names)
    case 'condition':
    case 'parallel':
    case 'inclusive':
    case 'join':
    case 'start':
    case 'end':
      return ''
  }
}

function actText({ act, hook }: AutoNode, names: NodeNames): string {
  const { lang } = names
  if (act === undefined) return names.hooks.find((one) => one.hook === hook)?.label ?? hook
  const what = actWords[act.do][lang]
  switch (act.do) {
    case 'set':
      return [
        what,
        enumerated(
          Object.keys(act.values).map((name) => fieldLabel(name, names)),
          lang,
        ),
      ]
        .filter((part) => part !== '')
        .join(': ')
    case 'create':
      return act.process === ''
        ? what
        : `${what}: ${names.processes.find(({ process }) => process === act.process)?.label ?? act.process}`
    case 'call':
      return URL.canParse(act.url) ? `${what}: ${new URL(act.url).host}` : what
    case 'notify':
      return `${what}: ${sourceText(act.people, names)}`
  }
}

/** What a branch is called: by its name, else by its condition, else by its place among the branches of its fork. */
export function branchText(
  branch: { readonly label?: Words; readonly when?: string },
  place: number,
  names: NodeNames,
): string {
  const named = branch.label?.[names.lang] ?? ''
  if (named !== '') return named
  const { when = '' } = branch
  return when === '' ? designWords.branch[names.lang].replace('{n}', String(place + 1)) : conditionText(when, names)
}

/** The icon of a kind of node. */
export function nodeIcon(node: FlowNode): IconName {
  switch (node.kind) {
    case 'start':
      return 'send'
    case 'approve':
      return 'user'
    case 'fill':
      return 'edit'
    case 'seal':
      return 'stamp'
    case 'parallel':
    case 'inclusive':
      return 'tree'
    case 'join':
      return 'down'
    case 'delay':
      return 'clock'
    case 'cc':
      return 'copy'
    case 'condition':
      return 'flow'
    case 'subflow':
      return 'layers'
    case 'auto':
      return 'bolt'
    case 'end':
      return 'check'
  }
}

/** Who is asked, in words. */
export function sourceText(source: ApproverSource, names: NodeNames): string {
  const sort = sourceWords[source.by][names.lang]
  switch (source.by) {
    case 'people':
      return `${sort} (${source.ids.length})`
    case 'role':
    case 'roleInUnit':
      return `${sort}: ${names.roles.find(({ code }) => code === source.role)?.name ?? source.role}`
    case 'departmentLeader':
      return source.level === undefined || source.level === 1 ? sort : `${sort} +${source.level - 1}`
    case 'superiors':
      return `${sort} ≤ ${source.upTo}`
    case 'personField':
      return `${sort}: ${fieldLabel(source.field, names)}`
    case 'leaderOf':
      return `${sort}: ${fieldLabel(source.field, names)}${source.level === undefined || source.level === 1 ? '' : ` +${source.level - 1}`}`
    case 'expression':
      return `${sort}: ${source.expression}`
    case 'choice':
      return `${designWords[source.of === 'drafter' ? 'ofDrafter' : 'ofHandler'][names.lang]}${source.range === undefined ? '' : `: ${sourceText(source.range, names)}`}`
    case 'group':
      return `${sort}: ${textIn(names.lang).name('group', source.group)}`
    case 'superiorOf':
      return sort
    case 'superior':
    case 'flowAdmin':
      return sort
  }
}

function waitText(wait: Wait, names: NodeNames): string {
  if ('field' in wait) return designWords.untilField[names.lang].replace('{field}', fieldLabel(wait.field, names))
  return 'hours' in wait
    ? designWords.waitHours[names.lang].replace('{n}', String(wait.hours))
    : designWords.waitMinutes[names.lang].replace('{n}', String(wait.minutes))
}

/** A condition as a sentence, or as it is written when it is more than one. */
export function conditionText(expression: string, names: NodeNames): string {
  const sentence = readSentence(expression)
  if (sentence === null || sentence.clauses.length === 0) return expression
  const joint = { all: { zh: '且', ru: 'и', en: 'and' }, any: { zh: '或', ru: 'или', en: 'or' } }[sentence.joined][
    names.lang
  ]
  return sentence.clauses.map((clause) => clauseText(clause, names)).join(` ${joint} `)
}

function clauseText({ field, op, values }: Clause, names: NodeNames): string {
  const { lang } = names
  const of = names.fields.find(({ name }) => name === field)
  const said = values.map((value) => (of === undefined ? value : valueText(of, value, lang)))
  return clauseWords[op][lang]
    .replace('{field}', () => fieldLabel(field, names))
    .replace('{value}', () => enumerated(said, lang))
}

function valueText(field: DescribedField, value: string, lang: Lang): string {
  const kind = kindOf(field.kind)
  const type = kind.expression(field)
  if (type === 'flag') return yesNoWords[value === '1' ? 'yes' : 'no'][lang]
  if (kind.numeric) return /^-?\d+(\.\d+)?$/.test(value) ? formatNumber(value, null, lang) : value
  return kind.text(type === 'list' ? [value] : value, field, textIn(lang)) || value
}

const yesNoWords = { yes: { zh: '是', ru: 'да', en: 'yes' }, no: { zh: '否', ru: 'нет', en: 'no' } } as const

function fieldLabel(name: string, { fields, lang }: NodeNames): string {
  return fields.find((field) => field.name === name)?.label ?? (name === '' ? designWords.field[lang] : name)
}
