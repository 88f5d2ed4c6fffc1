import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { http, openPage, ErrorState, useCan, useLang, useWords, type DetailTabProps } from '../../../web/module-api.ts'
import { peopleWords as words } from '../words/people.ts'
import { PersonAction } from './person-action.tsx'
import css from './rights-tab.module.css'

interface Menu {
  readonly menuId: string
  readonly menuPid: string | null
  readonly menuName: string
  readonly menuNameRu: string
  readonly menuNameEn: string
  readonly menuUrl: string | null
}

interface PersonRights {
  readonly roles: readonly { readonly id: string; readonly code: string; readonly name: string }[]
  readonly menus: readonly Menu[]
  readonly parts: readonly {
    readonly key: string
    readonly label: string
    readonly codes: readonly { readonly code: string; readonly label: string }[]
  }[]
  readonly scopes: readonly {
    readonly code: string
    readonly documents: readonly string[]
    readonly all: boolean
    readonly places: readonly string[]
  }[]
}

/** Everything a person may do: roles, menus, permission codes and data scopes, as his own session has them. */
export default function RightsTab({ doc, record }: DetailTabProps) {
  const t = useWords()
  const lang = useLang()
  const id = String(record.id)
  const { data, error, refetch } = useQuery({
    queryKey: ['tree', 'rights', id, lang],
    queryFn: ({ signal }) =>
      http.get<PersonRights>('/api/system/organisation/rights', { query: { userId: id }, signal, quiet: true }),
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} />
  return (
    <div className={css.rights}>
      <Roles doc={doc} record={record} roles={data.roles} />
      <Card title={`${t(words.scopes)} ${data.scopes.length}`}>
        {data.scopes.length === 0 ? (
          <p className={css.none}>{t(words.onlyOwn)}</p>
        ) : (
          <ul className={css.scopes}>
            {data.scopes.map(({ code, documents, all, places }) => (
              <li key={code}>
                <b>{documents.join(' · ') || code}</b>
                <span>{all ? t(words.everything) : places.join(' · ') || t(words.onlyOwn)}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Menus menus={data.menus} />
      <Codes parts={data.parts} />
    </div>
  )
}

function Roles({ doc, record, roles }: DetailTabProps & Pick<PersonRights, 'roles'>) {
  const t = useWords()
  const opens = useCan('jsgn-ck')
  const [verb, setVerb] = useState<string | null>(null)
  const offered = doc.actions.filter(
    (action) =>
      (action.verb === 'grant' || (action.verb === 'withdraw' && roles.length > 0)) &&
      action.from.includes(String(record.userZt)),
  )
  return (
    <Card
      title={`${t(words.roles)} ${roles.length}`}
      extra={offered.map((action) => (
        <Button key={action.verb} size="small" look="link" onClick={() => setVerb(action.verb)}>
          {action.label}
        </Button>
      ))}
    >
      {verb !== null && <PersonAction doc={doc} record={record} verb={verb} onClose={() => setVerb(null)} />}
      {roles.length === 0 ? (
        <p className={css.none}>{t(words.none)}</p>
      ) : (
        <ul className={css.chips}>
          {roles.map(({ id, code, name }) => (
            <li key={id}>
              {opens ? (
                <a
                  href={`/role?role=${id}`}
                  onClick={(event) => {
                    event.preventDefault()
                    openPage(`/role?role=${id}`)
                  }}
                >
                  {name}
                </a>
              ) : (
                name
              )}
              <code>{code}</code>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Menus({ menus }: { readonly menus: readonly Menu[] }) {
  const t = useWords()
  const lang = useLang()
  const nameOf = ({ menuName, menuNameRu, menuNameEn }: Menu) =>
    ({ zh: menuName, ru: menuNameRu || menuName, en: menuNameEn || menuName })[lang]
  const byId = new Map(menus.map((menu) => [menu.menuId, menu]))
  const pages = menus.filter(({ menuUrl }) => menuUrl !== null)
  const folderOf = (menu: Menu) => {
    const folder = byId.get(menu.menuPid ?? '')
    return folder ? nameOf(folder) : ''
  }
  return (
    <Card title={`${t(words.menus)} ${pages.length}`}>
      <ul className={css.menus}>
        {pages.map((menu) => (
          <li key={menu.menuId}>
            {nameOf(menu)}
            <small>{folderOf(menu)}</small>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Codes({ parts }: { readonly parts: PersonRights['parts'] }) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const shown = parts
    .map((part) => ({
      ...part,
      codes: part.codes.filter(({ code, label }) => `${part.label} ${code} ${label}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ codes }) => codes.length > 0)
  const count = parts.reduce((sum, { codes }) => sum + codes.length, 0)
  return (
    <Card
      title={`${t(words.permissions)} ${count}`}
      extra={
        <InputBox
          className={css.find}
          clearable
          size="small"
          value={typed}
          placeholder={t(words.find)}
          aria-label={t(words.find)}
          onChange={setTyped}
        />
      }
    >
      <ul className={css.parts}>
        {shown.map(({ key, label, codes }) => (
          <li key={key}>
            <b>{label}</b>
            <ul className={css.chips}>
              {codes.map((one) => (
                <li key={one.code}>
                  {one.label}
                  <code>{one.code}</code>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  )
}
