import type { Derivation } from '../../../core/description/document-derivation.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Fields } from '../../../core/description/field.ts'
import { compile } from '../../../core/expression/expression.ts'
import { expressionTypes } from '../../../kinds/expression-types.ts'
import { linesOf, mappingOf } from '../schema/table-mapping.ts'
import { takingField } from './named-sources.ts'

type Known = ReadonlyMap<string, { readonly doc: AnyDocument }>

/** What is wrong with a derivation, for whoever described it; nothing when it can run. */
export function derivationProblems(derivation: Derivation, documents: Known): string[] {
  const { name, from, to } = derivation
  const source = documents.get(from)?.doc
  const target = documents.get(to)?.doc
  const problems =
    source === undefined || target === undefined
      ? [`leads from ${from} to ${to}, one of which does not exist`]
      : [
          ...referenceProblems(derivation, target),
          ...conditionProblems(derivation, source, target),
          ...fieldProblems(derivation, source, target),
          ...remainingProblems(derivation, source, target),
          ...lineProblems(derivation, source, target),
          ...mergeProblems(derivation, target),
          ...throughProblems(derivation, target),
          ...unknownColumns(target, derivation.living),
          ...(derivation.figure === undefined || takingField(derivation, target, derivation.figure) !== undefined
            ? []
            : [`shows ${derivation.figure}, which is no field of ${to}`]),
          ...(derivation.bars ?? [])
            .filter((verb) => source.actions?.[verb] === undefined)
            .map((verb) => `bars ${verb}, which ${from} does not do`),
        ]
  return problems.map((problem) => `the derivation ${name} ${problem}`)
}

function referenceProblems(derivation: Derivation, target: AnyDocument): string[] {
  const { by, from } = derivation
  const field = takingField(derivation, target, by)
  return field?.kind === 'reference' && 'to' in field && field.to === from
    ? []
    : [`is by ${by}, which is no reference to ${from}`]
}

/** What leads on is filled, and leads to another document. */
function throughProblems({ through, fields, from }: Derivation, target: AnyDocument): string[] {
  if (through === undefined) return []
  const field = target.fields[through]
  const leads = field?.kind === 'reference' && 'to' in field && field.to !== from && fields[through] !== undefined
  return leads ? [] : [`leads on through ${through}, which it does not fill with another source`]
}

function conditionProblems(
  { when, unless, offered, remaining }: Derivation,
  source: AnyDocument,
  target: AnyDocument,
): string[] {
  const asked: readonly (readonly [string | undefined, AnyDocument])[] = [
    [when, source],
    [offered, source],
    [remaining?.when, source],
    [unless, target],
  ]
  return asked.flatMap(([condition, doc]) => {
    const compiled = condition === undefined ? null : compile(condition, expressionTypes(doc.fields))
    return compiled !== null && 'problem' in compiled ? [`asks ${condition}: ${compiled.problem}`] : []
  })
}

function fieldProblems({ fields, alike }: Derivation, source: AnyDocument, target: AnyDocument): string[] {
  return [
    ...alike.filter((name) => fields[name] === undefined).map((name) => `holds ${name} against nothing`),
    ...mismatched(fields, source.fields, target.fields),
  ]
}

/** Pairs of fields of which one is missing, or that are of different kinds. */
function mismatched(pairs: Readonly<Record<string, string>>, theirs: Fields, own: Fields): string[] {
  return Object.entries(pairs)
    .filter(
      ([name, from]) =>
        own[name] === undefined || own[name].kind !== (theirs[from]?.kind ?? (from === 'id' ? 'text' : '')),
    )
    .map(([name, from]) => `fills ${name} with ${from}, which does not fit`)
}

const numeric: readonly string[] = ['money', 'quantity', 'number']

function remainingProblems(derivation: Derivation, source: AnyDocument, target: AnyDocument): string[] {
  const { remaining } = derivation
  if (remaining === undefined) return []
  const { of, less, tolerance } = remaining
  const kinds = new Set([
    ...of.map((name) => source.fields[name]?.kind ?? ''),
    ...less.map(({ field }) => takingField(derivation, target, field)?.kind ?? ''),
  ])
  return [
    ...(of.length > 0 && less.length > 0 && kinds.size === 1 && [...kinds].every((kind) => numeric.includes(kind))
      ? []
      : ['counts what is left of fields that are no figures of one kind']),
    ...(tolerance === undefined || target.fields[tolerance]?.kind === 'number'
      ? []
      : [`tolerates ${tolerance}, which is no number`]),
    ...less.flatMap(({ while: taking }) => unknownColumns(target, taking)),
  ]
}

function lineProblems({ lines }: Derivation, source: AnyDocument, target: AnyDocument): string[] {
  if (lines === undefined) return []
  const theirs = new Map(linesOf(source.fields)).get(lines.from)
  const own = new Map(linesOf(target.fields)).get(lines.to)
  if (theirs === undefined || own === undefined)
    return [`fills ${lines.to} from ${lines.from}, one of which has no lines`]
  return [
    ...mismatched({ ...lines.fields, ...lines.match, ...lines.first }, theirs, own),
    ...(theirs[lines.of]?.kind === 'quantity' && own[lines.less]?.kind === 'quantity'
      ? []
      : [`counts ${lines.less} of ${lines.of}, which are no quantities`]),
    ...unknownColumns(target, lines.while),
  ]
}

/** What is merged takes of each source by its line, and all of it together is a field of the target. */
function mergeProblems({ merge, lines, alike, remaining }: Derivation, target: AnyDocument): string[] {
  if (merge === undefined) return []
  const own = new Map(linesOf(target.fields)).get(merge.lines)
  if (own === undefined) return [`merges into ${merge.lines}, which has no lines`]
  const [taking] = remaining?.less ?? []
  const { total } = merge
  return [
    ...(lines === undefined ? [] : ['merges and fills other lines']),
    ...(taking === undefined ? ['merges what it does not count'] : []),
    ...(alike.length === 0 ? ['merges sources that agree in nothing'] : []),
    ...(total === undefined || target.fields[total]?.kind === own[taking?.field ?? '']?.kind
      ? []
      : [`comes to ${total}, which is no such figure`]),
    ...(remaining?.less ?? [])
      .flatMap(({ share }) => share ?? [])
      .filter((share) => total === undefined || target.fields[share]?.kind !== target.fields[total]?.kind)
      .map((share) => `takes the share of ${share}, which is no part of its total`),
  ]
}

function unknownColumns(doc: AnyDocument, where: object): string[] {
  return Object.keys(where)
    .filter((name) => !mappingOf(doc).columns.has(name))
    .map((name) => `asks for ${name}, which is no field of ${doc.module}.${doc.name}`)
}
