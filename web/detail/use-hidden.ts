import { useMemo } from 'react'
import type { Described } from '../../core/described.ts'
import { holds } from '../../core/expression.ts'
import { planOf } from '../../kinds/record-plan.ts'
import type { Values } from '../data/record-values.ts'
import { formFields } from '../form/form-fields.ts'
import { useAsker } from '../form/use-asker.ts'

/** Fields whose condition does not hold for a record, and those that were kept from its reader. */
export function useHidden(doc: Described, record: Values): ReadonlySet<string> {
  const asker = useAsker()
  return useMemo(() => {
    const planned = [...planOf(formFields(doc)).fields.values()]
    return new Set(
      planned
        .filter(
          ({ name, visible }) => record[name] === undefined || (visible !== null && !holds(visible, record, asker)),
        )
        .map(({ name }) => name),
    )
  }, [doc, record, asker])
}
