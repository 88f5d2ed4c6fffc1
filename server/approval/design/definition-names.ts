import { groupsAt } from '../../../core/approval/approver-roles-at-node.ts'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Field } from '../../../core/description/field.ts'
import { sentenceOf, type Clause } from '../../../core/expression/expression-sentence.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { PeopleGroup } from '../../platform/context/running-composition.ts'
import { isId } from '../../platform/database/is-id.ts'
import { loadNames, type Names } from '../../records/read/load-reference-names.ts'

/** The names of what conditions of these flows compare with, and of the groups that their steps ask. */
export async function definitionNames(
  ctx: Ctx,
  doc: AnyDocument,
  definitions: readonly FlowDefinition[],
): Promise<Names> {
  const wanted = new Map<string, Set<string>>()
  for (const { field, values } of definitions.flatMap((definition) => [
    ...clausesOf(definition),
    ...setIn(definition),
  ])) {
    const known = doc.fields[field] ?? drafters[field]
    const source = known === undefined ? null : (kindOf(known.kind).namesFrom?.(known) ?? null)
    // Only ids are looked up: entries of dictionaries come with their fields.
    if (source !== null) wanted.set(source, new Set([...(wanted.get(source) ?? []), ...values.filter(isId)]))
  }
  const asked = new Set(definitions.flatMap(({ nodes }) => Object.values(nodes).flatMap(groupsAt)))
  const [names, groups] = await Promise.all([
    loadNames(ctx, wanted),
    asked.size === 0 ? [] : (ctx.running.groups?.all(ctx) ?? []),
  ])
  return { ...names, ...groupNames(groups.filter(({ id }) => asked.has(id))) }
}

/** Groups by the names under which a page remembers them. */
function groupNames(groups: readonly PeopleGroup[]): Names {
  return Object.fromEntries(groups.map(({ id, label }) => [`group:${id}`, label]))
}

const drafters: Readonly<Record<string, Field>> = {
  createBy: { kind: 'person' },
  deptId: { kind: 'department' },
  unitId: { kind: 'unit' },
}

/** What automatic steps set fields to, always the same. */
function setIn({ nodes }: FlowDefinition): readonly Pick<Clause, 'field' | 'values'>[] {
  return Object.values(nodes).flatMap((node) =>
    node.kind === 'auto' && node.act?.do === 'set'
      ? Object.entries(node.act.values).flatMap(([field, from]) =>
          'value' in from ? [{ field, values: [from.value] }] : [],
        )
      : [],
  )
}

/** Every comparison of a flow's conditions that can be said as a sentence. */
export function clausesOf({ nodes }: FlowDefinition): readonly Clause[] {
  return Object.values(nodes).flatMap((node) =>
    node.kind === 'condition' || node.kind === 'inclusive'
      ? node.branches.flatMap(({ when }) => sentenceOf(when)?.clauses ?? [])
      : [],
  )
}
