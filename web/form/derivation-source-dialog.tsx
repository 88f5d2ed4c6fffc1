import { useQuery } from '@tanstack/react-query'
import { Checkbox } from 'antd'
import { useState } from 'react'
import type { DerivationSource } from '../../core/api-types/derivation-source.ts'
import type { Described, DescribedSource } from '../../core/description/described-document.ts'
import { formatNumber } from '../../core/values/decimal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { InputBox } from '../../ui/input.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useDebouncedValue } from '../../ui/use-debounced-value.ts'
import { http } from '../platform/http/client.ts'
import { useLang } from '../platform/session/language.ts'
import { useWords } from '../platform/session/use-words.ts'
import { deriveWords } from './derivation-words.ts'
import { formWords } from './words.ts'
import css from './create-from-sources.module.css'

interface SourceDialogProps {
  readonly doc: Described
  readonly source: DescribedSource
  /** What the form names already: what is merged joins it. */
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly string[]) => void
  readonly onClose: () => void
}

/** Records with something left: one begins a new record, or several that are merged into it. */
export default function SourceDialog({ doc, source, chosen, onChoose, onClose }: SourceDialogProps) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const [marked, setMarked] = useState<readonly string[]>([])
  // What is shown can join the first that is named or marked.
  const beside = source.into === undefined ? [] : [...chosen, ...marked].slice(0, 1)
  const find = useDebouncedValue(typed, 250)
  const { data, error } = useQuery({
    queryKey: ['doc', doc.module, doc.name, 'sources', source.name, find, ...beside],
    queryFn: ({ signal }) =>
      http.post<readonly DerivationSource[]>(
        `/api/${doc.module}/${doc.name}/sources`,
        { name: source.name, find, beside },
        { signal, quiet: true },
      ),
    placeholderData: (before) => before,
  })
  const found = data?.filter(({ id }) => !chosen.includes(id))
  return (
    <Dialog
      open
      title={t(deriveWords.from, { label: source.label })}
      footer={
        source.into !== undefined && (
          <>
            <Button onClick={onClose}>{t(formWords.cancel)}</Button>
            <Button look="primary" disabled={marked.length === 0} onClick={() => onChoose(marked)}>
              {t(deriveWords.take, { n: marked.length })}
            </Button>
          </>
        )
      }
      onClose={onClose}
    >
      <InputBox
        type="search"
        autoFocus
        value={typed}
        aria-label={t(deriveWords.find)}
        placeholder={t(deriveWords.find)}
        onChange={setTyped}
      />
      {!data && !error && <Skeleton lines={3} />}
      {error && !data && <Empty small title={error.message} />}
      {found?.length === 0 && <Empty small title={t(deriveWords.none)} />}
      <ul className={css.found}>
        {found?.map((one) => (
          <li key={one.id}>
            {source.into === undefined ? (
              <button type="button" onClick={() => onChoose([one.id])}>
                <Found one={one} />
              </button>
            ) : (
              <Checkbox
                className={css.marked}
                checked={marked.includes(one.id)}
                onChange={({ target }) =>
                  setMarked(target.checked ? [...marked, one.id] : marked.filter((id) => id !== one.id))
                }
              >
                <Found one={one} />
              </Checkbox>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function Found({ one: { number, title, left, currency } }: { readonly one: DerivationSource }) {
  const t = useWords()
  const lang = useLang()
  return (
    <>
      <span>
        {number || title}
        {number !== '' && title !== number && <small>{title}</small>}
      </span>
      {left !== null && (
        <span className={css.left}>
          {t(deriveWords.left, { amount: `${formatNumber(left, null, lang)} ${currency ?? ''}`.trim() })}
        </span>
      )}
    </>
  )
}
