import { lazy } from 'react'
import { useStore } from 'zustand'
import type { InputProps } from '../../kinds/host.ts'
import type { Form } from './form-store.ts'
import { ownFieldAt, type OwnField } from './own-fields-added.ts'

const made = new Map<string, OwnField>()

/** A module's own input and cell of a field; null where the kind's serve. */
export function ownField(document: string, name: string): OwnField | null {
  const key = `${document}.${name}`
  const load = ownFieldAt(key)
  if (load === undefined) return null
  const known = made.get(key) ?? { Input: lazy(async () => ({ default: (await load()).Input })), Cell: lazy(async () => ({ default: (await load()).Cell })) }
  made.set(key, known)
  return known
}

/** Such an input, which hears of whatever changes around it. */
export function OwnInput({ form, Input, ...props }: Omit<InputProps, 'record'> & { readonly form: Form; readonly Input: OwnField['Input'] }) {
  const record = useStore(form.store, ({ values }) => values)
  return <Input {...props} record={record} />
}
