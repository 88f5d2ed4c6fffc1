import { useState } from 'react'
import type { Values } from '../platform/data/record-values.ts'
import type { Form } from './form-store.ts'

/** Lays values over a form once, when it opens; not over what was typed into the same copy before a reload. */
export function useInitialValues(form: Form, values: Values | null, typed: boolean): void {
  useState(() => {
    if (values !== null && !typed) form.restore(values)
    return null
  })
}
