import { Select } from 'antd'
import { Button } from '../../ui/button.tsx'
import { searchedField } from '../dictionary/described-entries.ts'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { numberOption } from './field-options.ts'
import { codesIn, useOffered } from './use-offered-choices.ts'
import { useTypeAhead } from './use-type-ahead.ts'
import { inputWords } from './words.ts'

/** One choice in a drop-down; a search form may ask for several. */
export function OneDropDown(props: InputProps) {
  const shared = useShared(props)
  if (props.search) return <SeveralDropDown {...props} />
  const { value, onChange } = props
  return (
    <Select
      {...shared}
      value={typeof value === 'string' && value !== '' ? value : undefined}
      onChange={(next: string | undefined) => onChange(next ?? null)}
    />
  )
}

/** Several choices in a drop-down; `limit` 0 means as many as one likes (WID-06). */
export function SeveralDropDown(props: InputProps) {
  const shared = useShared(props)
  const limit = props.search ? 0 : numberOption(props.field, 'limit', 0)
  return (
    <Select
      {...shared}
      mode="multiple"
      maxTagCount="responsive"
      value={[...codesIn(props.value)]}
      {...(limit > 0 ? { maxCount: limit } : {})}
      onChange={(next: string[]) => props.onChange(next.length === 0 ? null : next)}
    />
  )
}

// As wide as its longest label a list is drawn whole; one too long for that gets a width, and only what is seen is
// drawn.
const mostDrawn = 100
const longWidth = 320

function useShared({ id, value, field, text, disabled, error, onBlur, label, compact, search }: InputProps) {
  const { say } = useHost()
  const { offered, busy, failed, retry } = useOffered(search ? searchedField(field) : field, codesIn(value), text)
  const typeAhead = useTypeAhead(offered)
  const limit = search ? 0 : numberOption(field, 'limit', 0)
  return {
    id,
    disabled,
    loading: busy,
    onBlur,
    allowClear: true,
    style: { width: '100%' },
    popupMatchSelectWidth: offered.length > mostDrawn ? longWidth : false,
    options: [...offered],
    showSearch: typeAhead ?? false,
    'aria-label': label,
    'aria-invalid': error !== null,
    'aria-describedby': error ? `${id}-error` : undefined,
    placeholder: compact ? undefined : say(limit > 0 ? inputWords.chooseUpTo : inputWords.choose, { n: limit }),
    notFoundContent: failed ? (
      <Button onClick={retry}>
        {failed} {say(inputWords.retry)}
      </Button>
    ) : (
      say(inputWords.noData)
    ),
    ...(error ? { status: 'error' as const } : {}), // the literal would widen to string
  }
}
