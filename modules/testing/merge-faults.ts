import type { Derivation } from '../../core/description/document-derivation.ts'
import type { AnyDocument } from '../../core/description/document.ts'
import type { FieldBase } from '../../core/description/field.ts'
import type { Module } from '../../core/description/module.ts'
import { linesOf } from '../../server/records/schema/table-mapping.ts'

/** What a derivation that merges several sources says, and nobody could do or see. */
export function mergeFaults({ merge, by, to, from, alike, remaining }: Derivation, modules: readonly Module[]) {
  const [target, source] = [to, from].map((key) => documentOf(key, modules))
  if (merge === undefined || target === undefined || source === undefined) return []
  const take = remaining?.less[0]?.field ?? ''
  const columns = new Map(linesOf(target.fields)).get(merge.lines) ?? {}
  const others = modules
    .flatMap(({ derivations = [] }) => derivations)
    .filter((one) => one.to === to && one.merge?.lines === merge.lines)
  return [
    ...(others.length === 1 ? [] : [`several derivations merge into ${merge.lines}`]),
    ...(inForm(target, merge.lines) && isTyped(target.fields[merge.lines]) ? [] : [`nobody fills ${merge.lines}`]),
    ...[by, take].filter((name) => !isAsked(columns[name])).map((name) => `nobody is asked for ${name}`),
    ...(columns[by]?.indexed === true ? [] : [`${by} is found by no index`]),
    ...(Object.keys(source.lists).length > 0 ? [] : [`nobody chooses rows of ${from}`]),
    ...sumFaults(target, merge, columns[take], alike),
  ]
}

function documentOf(key: string, modules: readonly Module[]): AnyDocument | undefined {
  const [module, name] = key.split('.')
  return modules.find((one) => one.name === module)?.documents[name ?? '']
}

/** What is taken together is seen, and is of one currency. */
function sumFaults(
  target: AnyDocument,
  { lines, total }: NonNullable<Derivation['merge']>,
  take: FieldBase | undefined,
  alike: readonly string[],
): readonly string[] {
  const sums = Object.entries(target.fields).filter(
    ([name, { calc }]) => name === total || calc?.includes(`sum(${lines},`) === true,
  )
  const currencies = alike.filter((name) => {
    const field: object | undefined = target.fields[name]
    return field !== undefined && 'group' in field && field.group === 'currency'
  })
  return [
    ...(sums.some(([name]) => inForm(target, name)) ? [] : [`what ${lines} take together is nowhere seen`]),
    ...(take?.kind !== 'money' || currencies.length > 0 ? [] : [`${lines} add up different currencies`]),
  ]
}

function inForm({ form }: AnyDocument, name: string): boolean {
  return form.some(({ fields }) => fields.includes(name))
}

function isTyped(field: FieldBase | undefined): boolean {
  return field !== undefined && field.readonly !== true && field.calc === undefined
}

function isAsked(field: FieldBase | undefined): boolean {
  return isTyped(field) && field?.required === true
}
