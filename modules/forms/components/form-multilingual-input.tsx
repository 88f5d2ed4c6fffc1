import type { ComponentProps } from 'react'
import { WordsInput as AnyWordsInput } from '../../../web/module-api-flow.ts'
import { useChoices } from './form-queries.tsx'

const none = [] as const

/** One text of a form in the three languages. */
export function FormMultilingualInput(props: Omit<ComponentProps<typeof AnyWordsInput>, 'terms'>) {
  const { data } = useChoices()
  return <AnyWordsInput {...props} terms={data?.terms ?? none} />
}
