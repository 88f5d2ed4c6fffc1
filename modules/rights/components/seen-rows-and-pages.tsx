import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { useLang, useWords } from '../../../web/module-api.ts'
import type { NamedRow, SeenPages, SeenRows } from '../seen-as-person.ts'
import { accessWords as words } from '../words/access-check-page.ts'
import css from './access.module.css'

/** A row by number and title, or the fact that the reader may not read them. */
export function rowName({ number, title }: Pick<NamedRow, 'number' | 'title'>, hidden: string): string {
  return [...new Set([number, title])].filter((text) => text !== null).join(' · ') || hidden
}

/** Which rows a person sees: how many, and the latest by number and title. */
export function RowsSeen({
  seen: { may, total, rows },
  onWhy,
}: {
  readonly seen: SeenRows
  readonly onWhy: (id: string) => void
}) {
  const t = useWords()
  if (!may) return <Empty title={t(words.noRight2)} />
  return (
    <Card
      title={t(words.total, { n: total })}
      extra={total > rows.length && <span className={css.place}>{t(words.firstOnes, { n: rows.length })}</span>}
    >
      <ul className={css.lines}>
        {rows.map((row) => (
          <li key={row.id}>
            <span>{rowName(row, t(words.hidden))}</span>
            <Button size="small" look="link" onClick={() => onWhy(row.id)}>
              {t(words.why)}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The menu and the pages as a person has them. */
export function PagesSeen({ seen: { menus, pages } }: { readonly seen: SeenPages }) {
  const t = useWords()
  const lang = useLang()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const found = pages.filter(({ label, path }) => `${label} ${path}`.toLowerCase().includes(wanted))
  const name = ({ menuName, menuNameRu, menuNameEn }: SeenPages['menus'][number]) =>
    ({ zh: menuName, ru: menuNameRu, en: menuNameEn })[lang]
  const under = (pid: string | null) => menus.filter(({ menuPid }) => menuPid === pid)
  const branch = (pid: string | null) =>
    under(pid).length > 0 && (
      <ul className={css.tree}>
        {under(pid).map((entry) => (
          <li key={entry.menuId}>
            {name(entry)}
            {entry.menuUrl !== null && <code>{entry.menuUrl}</code>}
            {branch(entry.menuId)}
          </li>
        ))}
      </ul>
    )
  return (
    <div className={css.cards}>
      <Card title={t(words.menu)}>{branch(null)}</Card>
      <Card
        title={t(words.pages)}
        extra={
          <InputBox
            clearable
            size="small"
            start={<Icon name="search" size={13} />}
            value={typed}
            aria-label={t(words.find)}
            placeholder={t(words.find)}
            onChange={setTyped}
          />
        }
      >
        {(
          [
            [true, words.openPages],
            [false, words.closedPages],
          ] as const
        ).map(([may, label]) => {
          const own = found.filter((page) => page.may === may)
          return (
            own.length > 0 && (
              <section key={String(may)}>
                <h3 className={css.sub}>
                  {t(label)} · {own.length}
                </h3>
                <ul className={css.rules}>
                  {own.map((page) => (
                    <li key={`${page.path} ${page.label}`} className={may ? css.holds : css.fails}>
                      <Icon name={may ? 'tick' : 'close'} size={15} />
                      <div>
                        {page.label} <code>{page.path}</code>
                        {!may && <small>{t(words.noRight, { code: page.needs })}</small>}
                      </div>
                    </li>
                  ))}
                </ul>
              </section>
            )
          )
        })}
      </Card>
    </div>
  )
}
