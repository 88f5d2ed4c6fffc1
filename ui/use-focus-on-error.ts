import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a form whose fields have names: the cursor goes to the first of them that something is wrong with; `shown`
 * changes when a field appears later.
 */
export function useFocusOnError(
  errors: Readonly<Record<string, string>>,
  shown = '',
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const fields = [...(form.current?.elements ?? [])].filter((field) => field instanceof HTMLInputElement)
    fields.find(({ name }) => Object.hasOwn(errors, name))?.focus()
  }, [errors, shown])
  return form
}
