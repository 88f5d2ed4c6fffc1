import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { minuteMs } from '../../../core/values/duration.ts'
import type { InputProps } from '../../../kinds/field-services.ts'
import { http, type OwnCellProps, useLang } from '../../../web/module-api.ts'

interface Choice {
  readonly value: string
  readonly label: string
  readonly group: string
}

function useDocuments() {
  const lang = useLang()
  return useQuery({
    queryKey: ['call', 'office', 'documents', lang],
    staleTime: minuteMs,
    queryFn: ({ signal }) => http.get<readonly Choice[]>('/api/office/template/choices', { signal, quiet: true }),
  })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The document that a template is filled from. */
const sourceField = {
  Input: function SourceInput({ id, value, disabled, error, onChange, onBlur }: InputProps) {
    const { data: documents = [] } = useDocuments()
    const groups = [...new Set(documents.map(({ group }) => group))].map((label) => ({
      label,
      options: documents.filter(({ group }) => group === label),
    }))
    return (
      <Select
        id={id}
        style={{ width: '100%' }}
        showSearch={{ optionFilterProp: 'label' }}
        value={textOf(value) === '' ? null : textOf(value)}
        disabled={disabled}
        status={error ? 'error' : ''}
        options={groups}
        onBlur={onBlur}
        onChange={(next: string | null) => onChange(next)}
      />
    )
  },
  Cell: function SourceCell({ value }: OwnCellProps) {
    const { data: documents = [] } = useDocuments()
    return <>{documents.find((choice) => choice.value === value)?.label ?? textOf(value)}</>
  },
}

/** The fields of a template that this module shows. */
export const ownFields = { source: sourceField }
