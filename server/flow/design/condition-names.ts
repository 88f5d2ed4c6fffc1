import { sentenceOf, type Clause } from '../../../core/expression-sentence.ts'
import type { AnyDocument } from '../../../core/document.ts'
import type { Field } from '../../../core/field.ts'
import type { FlowDefinition } from '../../../core/flow/definition.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../context.ts'
import { isId } from '../../store/is-id.ts'
import { loadNames, type Names } from '../../store/names.ts'

/** The names of the people, units and records that conditions of these flows compare with. */
export function conditionNames(ctx: Ctx, doc: AnyDocument, definitions: readonly FlowDefinition[]): Promise<Names> {
  const wanted = new Map<string, Set<string>>()
  for (const { field, values } of definitions.flatMap(clausesOf)) {
    const known = doc.fields[field] ?? drafters[field]
    const source = known === undefined ? null : kindOf(known.kind).namesFrom?.(known) ?? null
    // Only ids are looked up: entries of dictionaries come with their fields.
    if (source !== null) wanted.set(source, new Set([...wanted.get(source) ?? [], ...values.filter(isId)]))
  }
  return loadNames(ctx, wanted)
}

const drafters: Readonly<Record<string, Field>> = { createBy: { kind: 'person' }, deptId: { kind: 'department' }, unitId: { kind: 'unit' } }

/** Every comparison of a flow's conditions that can be said as a sentence. */
export function clausesOf({ nodes }: FlowDefinition): readonly Clause[] {
  return Object.values(nodes).flatMap((node) => (node.kind === 'condition' || node.kind === 'inclusive' ? node.branches.flatMap(({ when }) => sentenceOf(when)?.clauses ?? []) : []))
}
