import { useMemo } from 'react'
import type { Described } from '../../core/description/described-document.ts'
import { holds } from '../../core/expression/expression.ts'
import { planOf } from '../../kinds/compiled-record-fields.ts'
import { formFields } from '../form/form-fields.ts'
import { useAsker } from '../form/use-expression-context.ts'
import type { Values } from '../platform/data/record-values.ts'

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
