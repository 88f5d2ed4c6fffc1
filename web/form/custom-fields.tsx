import { lazy } from 'react'
import { useStore } from 'zustand'
import type { InputProps } from '../../kinds/field-services.ts'
import { type OwnField, type OwnFieldsOf, ownFieldsOf } from './custom-field-registry.ts'
import type { Form } from './form-store.ts'

const made = new Map<string, OwnField>()

/** A module's own input and cell of a field; null where the kind's serve. */
export function ownField(document: string, name: string): OwnField | null {
  const own = ownFieldsOf(document)
  if (own === undefined || !own.names.split(' ').includes(name)) return null
  const key = `${document}.${name}`
  const known = made.get(key) ?? lazyField(own, name)
  made.set(key, known)
  return known
}

function lazyField({ load }: OwnFieldsOf, name: string): OwnField {
  const part =
    <P extends keyof OwnField>(which: P) =>
    async () => {
      const field = (await load()).ownFields[name]
      if (field === undefined) throw new Error(`nothing shows ${name}`)
      return { default: field[which] }
    }
  return { Input: lazy(part('Input')), Cell: lazy(part('Cell')) }
}

/** Such an input, which hears of whatever changes around it. */
export function OwnInput({
  form,
  Input,
  ...props
}: Omit<InputProps, 'record'> & { readonly form: Form; readonly Input: OwnField['Input'] }) {
  const record = useStore(form.store, ({ values }) => values)
  return <Input {...props} record={record} />
}
