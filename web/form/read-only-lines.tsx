import { Suspense } from 'react'
import type { DescribedField } from '../../core/description/described-document.ts'
import { onPage } from '../../kinds/kind-components.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Values } from '../platform/data/record-values.ts'
import { textIn } from '../platform/data/reference-names.ts'
import { useLang } from '../platform/session/language.ts'

const { Input: Lines } = onPage('lines')

/** A sub-table of a record, for reading, with its totals. */
export function LinesShown({
  field,
  record,
  id,
}: {
  readonly field: DescribedField
  readonly record: Values
  readonly id: string
}) {
  const text = textIn(useLang())
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <Lines
        id={id}
        value={record[field.name] ?? null}
        field={field}
        record={record}
        text={text}
        disabled
        error={null}
        onChange={() => undefined}
        onBlur={() => undefined}
        onFill={() => undefined}
      />
    </Suspense>
  )
}
