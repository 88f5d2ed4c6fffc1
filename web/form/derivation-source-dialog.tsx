import { useQuery } from '@tanstack/react-query'
import { Input, Modal } from 'antd'
import { useState } from 'react'
import type { DerivationSource } from '../../core/api-types/derivation-source.ts'
import type { Described, DescribedSource } from '../../core/description/described-document.ts'
import { formatNumber } from '../../core/values/decimal.ts'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useDebouncedValue } from '../../ui/use-debounced-value.ts'
import { http } from '../platform/http/client.ts'
import { useLang } from '../platform/session/language.ts'
import { useWords } from '../platform/session/use-words.ts'
import { deriveWords } from './derivation-words.ts'
import css from './create-from-sources.module.css'

interface SourceDialogProps {
  readonly doc: Described
  readonly source: DescribedSource
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
}

/** Records with something left, one of which begins a new record. */
export default function SourceDialog({ doc, source, onChoose, onClose }: SourceDialogProps) {
  const t = useWords()
  const lang = useLang()
  const [typed, setTyped] = useState('')
  const find = useDebouncedValue(typed, 250)
  const { data, error } = useQuery({
    queryKey: ['doc', doc.module, doc.name, 'sources', source.name, find],
    queryFn: ({ signal }) =>
      http.post<readonly DerivationSource[]>(
        `/api/${doc.module}/${doc.name}/sources`,
        { name: source.name, find },
        { signal, quiet: true },
      ),
    placeholderData: (before) => before,
  })
  return (
    <Modal open title={t(deriveWords.from, { label: source.label })} footer={null} onCancel={onClose}>
      <Input
        type="search"
        autoFocus
        value={typed}
        aria-label={t(deriveWords.find)}
        placeholder={t(deriveWords.find)}
        onChange={({ target }) => setTyped(target.value)}
      />
      {!data && !error && <Skeleton lines={3} />}
      {error && !data && <Empty small title={error.message} />}
      {data?.length === 0 && <Empty small title={t(deriveWords.none)} />}
      <ul className={css.found}>
        {data?.map(({ id, number, title, left, currency }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(id)}>
              <span>
                {number || title}
                {number !== '' && title !== number && <small>{title}</small>}
              </span>
              {left !== null && (
                <span className={css.left}>
                  {t(deriveWords.left, { amount: `${formatNumber(left, null, lang)} ${currency ?? ''}`.trim() })}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
