import { useCallback, useEffect, useRef, useState } from 'react'
import type { DescribedField } from '../../../core/description/described-document.ts'
import type { Asker } from '../../../core/expression/expression.ts'
import { fieldsOf } from '../../form/form-fields.ts'
import { createForm, type Form } from '../../form/form-store.ts'
import { useAsker } from '../../form/use-expression-context.ts'
import { addressOf, valueIn } from '../../list/filters/filter-address.ts'
import { type Values, wireOf } from '../../platform/data/record-values.ts'
import { usePage, useTab } from '../../platform/page/page-context.ts'

interface Asked {
  readonly form: Form
  /** What the conditions say, as the server is told; while something is wrong, what they said before. */
  readonly values: Values
}

/** The conditions of a dashboard as they begin, or as an address says. */
export function useConditions(fields: readonly DescribedField[], told: string): Asked {
  const asker = useAsker()
  const [{ form, values: first }] = useState(() => conditionsForm(fields, told, asker))
  const [values, setValues] = useState(first)
  useEffect(
    () =>
      form.store.subscribe(({ checked, problems }) => {
        if (Object.keys(problems).length === 0) setValues(wireOf(fields, checked))
      }),
    [form, fields],
  )
  return { form, values }
}

/** The conditions of a dashboard as an address says, outside the page. */
export function conditionsForm(fields: readonly DescribedField[], told: string, asker: Asker): Asked {
  const form = createForm({ fields: fieldsOf(fields), record: null, asker, writable: () => true })
  form.restore(conditionsIn(fields, told))
  return { form, values: wireOf(fields, form.store.getState().checked) }
}

/**
 * The conditions of a dashboard, which stand in its address: a link that is sent shows the same. An address that asks
 * otherwise is followed.
 */
export function useUrlFilters(fields: readonly DescribedField[]): Asked {
  const { query, visible } = usePage()
  const { ask } = useTab()
  const told = query.toString()
  const { form, values } = useConditions(fields, told)
  const mine = addressOf({ param: '', filters: values })
  const seen = useRef(told)
  const follow = useCallback((address: string) => form.restore(conditionsIn(fields, address)), [form, fields])
  useEffect(() => {
    if (!visible) return
    const moved = told !== seen.current
    seen.current = told
    if (moved && told !== '' && told !== mine) return follow(told)
    if (told === mine) return
    seen.current = mine
    ask(mine)
  }, [visible, told, mine, follow, ask])
  return { form, values }
}

/** What an address says of these conditions; one that it does not name is left as it is. */
function conditionsIn(fields: readonly DescribedField[], address: string): Values {
  const query = new URLSearchParams(address)
  return Object.fromEntries(
    fields.flatMap(({ name }) => (query.has(name) ? [[name, said(query.get(name) ?? '')]] : [])),
  )
}

/** A condition may be several values; anything else that is no text no condition can be. */
function said(written: string): string | readonly string[] {
  const value = valueIn(written)
  return Array.isArray(value) ? value.map(String) : written
}
