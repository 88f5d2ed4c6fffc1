import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { http, openPage, useLang, useWords } from '../../../web/module-api.ts'
import type { HelpHit } from '../help/search-help.ts'
import { assistantWords as words } from '../words/assistant.ts'
import css from './assistant.module.css'

/** The pages of the help, searched as one types. */
export function Help() {
  const t = useWords()
  const lang = useLang()
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed)
  const { data } = useQuery({
    queryKey: ['assistant', 'help', query, lang],
    queryFn: ({ signal }) =>
      http.get<readonly HelpHit[]>('/api/assistant/help', { query: { query }, signal, quiet: true }),
    placeholderData: (before) => before,
  })
  return (
    <div className={css.help}>
      <InputBox
        role="searchbox"
        aria-label={t(words.helpSearch)}
        placeholder={t(words.helpSearch)}
        clearable
        start={<Icon name="search" size={15} />}
        value={typed}
        onChange={setTyped}
      />
      {data === undefined && <Skeleton lines={6} height={20} />}
      {data?.length === 0 && <Empty title={t(words.helpNone)} />}
      {data?.map(({ title, text, opens }) => (
        <article key={title}>
          <h3>
            <a
              href={opens}
              onClick={(event) => {
                event.preventDefault()
                openPage(opens)
              }}
            >
              {title}
            </a>
          </h3>
          <p>{text}</p>
        </article>
      ))}
    </div>
  )
}
