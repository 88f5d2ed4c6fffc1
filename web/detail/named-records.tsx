import { Fragment } from 'react'
import type { TextContext } from '../../core/description/field-kind.ts'
import type { Json } from '../../core/values/json.ts'
import { PageLink } from '../platform/page/page-link.tsx'
import { useWords } from '../platform/session/use-words.ts'
import { detailWords } from './words.ts'

interface NamedRecordsProps {
  /** `contracts.contract`. */
  readonly to: string
  readonly value: Json
  /** Which of them the reader may open: `contracts.contract <id>`. */
  readonly opens: ReadonlySet<string>
  readonly text: TextContext
}

/** Several records by their names, each of which leads to its page where the reader may open it. */
export function NamedRecords({ to, value, opens, text }: NamedRecordsProps) {
  const t = useWords()
  const ids = Array.isArray(value) ? value.map(String) : []
  return ids.map((id, at) => {
    const name = text.name(`document:${to}`, id)
    return (
      <Fragment key={id}>
        {at > 0 && t(detailWords.and)}
        {opens.has(`${to} ${id}`) ? <PageLink to={`/doc/${to.replace('.', '/')}/${id}`}>{name}</PageLink> : name}
      </Fragment>
    )
  })
}
