import type { AnyDocument } from '../../core/description/document.ts'
import type { FieldBase, Fields } from '../../core/description/field.ts'
import type { Matching, MatchingNarrow, MatchingSide } from '../../core/description/matching.ts'
import type { Module } from '../../core/description/module.ts'
import { mappingOf } from '../../server/records/schema/table-mapping.ts'

/** What a matching board says that could not be asked, shown or done. */
export function matchingFaults(one: Matching, modules: readonly Module[]): readonly string[] {
  const pages = modules.flatMap((module) => module.pages)
  const [left, right, pairs] = [one.between.left, one.between.right, one.between.pairs].map((key) =>
    documentOf(key, modules),
  )
  if (!left || !right || !pairs) return ['names a document that does not exist']
  return [
    ...(pages.some(({ matching }) => matching === `${one.module}.${one.name}`) ? [] : ['stands on no page']),
    ...(one.left.list === one.right.list ? ['both lists have one name'] : []),
    ...sideFaults(left, one.left),
    ...sideFaults(right, one.right),
    ...together(one.alike, left, right).map((name) => `alike ${name}`),
    ...(one.narrow ?? []).flatMap((by) => narrowFaults(by, left, right, pairs)),
    ...ruleFaults(one, left, right),
    ...betterFaults(one, left, right),
    ...pairFaults(one, pairs),
    ...confirmFaults(one, left),
    ...(one.leads ?? []).flatMap((path) => (pages.some((page) => page.path === path) ? [] : [`no page ${path}`])),
  ]
}

function documentOf(key: string, modules: readonly Module[]): AnyDocument | undefined {
  const [module, name] = key.split('.')
  return modules.find((one) => one.name === module)?.documents[name ?? '']
}

/** The rows are asked for the columns of their list: what is added up and ordered by has to be among them. */
function sideFaults(doc: AnyDocument, { list, remaining, of, first, told = [] }: MatchingSide): readonly string[] {
  const columns = doc.lists[list]?.columns
  if (columns === undefined) return [`${doc.name} has no list ${list}`]
  return [
    ...[remaining, first].flatMap((name) => (columns.includes(name) ? [] : [`${list} does not show ${name}`])),
    ...[remaining, of].flatMap((name) => (isAmount(kindOf(doc, name)) ? [] : [`${name} is no amount`])),
    ...(kindOf(doc, first) === 'date' ? [] : [`${first} is no day`]),
    ...told.flatMap((name) => (kindOf(doc, name) === undefined ? [`tells ${name}, which there is not`] : [])),
  ]
}

/** All three lists are narrowed by one value: of one kind, and their readers may ask for it. */
function narrowFaults(by: MatchingNarrow, left: AnyDocument, right: AnyDocument, pairs: AnyDocument) {
  const kinds = new Set([kindOf(left, by.left), kindOf(right, by.right), kindOf(pairs, by.pairs)])
  return kinds.size === 1 && !kinds.has(undefined) ? [] : [`is narrowed by ${by.left}, which the others have not`]
}

/** Fields of both sides that are missing, or of different kinds. */
function together(names: Readonly<Partial<Record<string, string>>>, left: AnyDocument, right: AnyDocument) {
  return Object.entries(names).flatMap(([mine, theirs]) =>
    kindOf(left, mine) !== undefined && kindOf(left, mine) === kindOf(right, theirs ?? '')
      ? []
      : [`${mine} is no ${theirs}`],
  )
}

function ruleFaults({ rules, proposes }: Matching, left: AnyDocument, right: AnyDocument) {
  const base = rules.filter(({ added }) => !added).map(({ points }) => points)
  const more = rules.filter(({ added }) => added).reduce((sum, { points }) => sum + points, 0)
  return [
    ...(Math.min(100, Math.max(0, ...base) + more) >= proposes ? [] : ['no rule reaches what is proposed']),
    ...rules.flatMap(({ points, same, names, amount, days }, at) => [
      ...(points > 0 && points <= 100 ? [] : [`rule ${at} has ${points} points`]),
      ...(same === undefined && names === undefined && amount === undefined ? [`rule ${at} asks for nothing`] : []),
      ...(days !== undefined && amount === undefined ? [`rule ${at} has days without an amount`] : []),
      ...Object.entries({ ...same, ...names }).flatMap(([mine, theirs]) =>
        kindOf(left, mine) === undefined || kindOf(right, theirs ?? '') === undefined ? [`rule ${at} ${mine}`] : [],
      ),
    ]),
  ]
}

function betterFaults({ better }: Matching, left: AnyDocument, right: AnyDocument) {
  if (better === undefined) return []
  const kinds = [kindOf(left, better.left), kindOf(right, better.right)]
  return kinds.every(isAmount) ? [] : [`${better.left} and ${better.right} are not compared`]
}

function isAmount(kind: string | undefined): boolean {
  return kind === 'money' || kind === 'quantity'
}

function pairFaults({ pairs: of, between }: Matching, pairs: AnyDocument) {
  return [
    ...(pairs.lists[of.list] === undefined ? [`no list ${of.list} of pairs`] : []),
    ...(refers(pairs.fields[of.left], between.left) ? [] : [`${of.left} leads to no left side`]),
    ...(refers(pairs.fields[of.right], between.right) ? [] : [`${of.right} leads to no right side`]),
    ...(isAmount(kindOf(pairs, of.amount)) ? [] : [`${of.amount} is no amount`]),
    ...(pairs.actions?.[of.undo] === undefined ? [`no verb ${of.undo}`] : []),
    ...Object.keys(of.while).flatMap((name) => (kindOf(pairs, name) === undefined ? [`while ${name}`] : [])),
  ]
}

function confirmFaults({ confirm, between }: Matching, left: AnyDocument) {
  const asks: Fields = left.actions?.[confirm.verb]?.asks ?? {}
  return [
    ...(refers(asks[confirm.right], between.right) ? [] : [`${confirm.verb} asks for no ${confirm.right}`]),
    ...(isAmount(asks[confirm.amount]?.kind) ? [] : [`${confirm.verb} asks for no ${confirm.amount}`]),
    ...(confirm.asks ?? []).flatMap((name) => (name in asks ? [] : [`${confirm.verb} asks for no ${name}`])),
  ]
}

function refers(field: FieldBase | undefined, key: string): boolean {
  return field !== undefined && 'to' in field && field.to === key
}

function kindOf(doc: AnyDocument, name: string): string | undefined {
  return mappingOf(doc).columns.get(name)?.field.kind
}
