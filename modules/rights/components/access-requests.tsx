import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.ts'
import { http, newKey, onEvent, useCan, useLang, useStamp, useWords } from '../../../web/module-api.ts'
import type { AccessRequest } from '../access-request.ts'
import { accessRequestWords as words } from '../words/access-request.ts'
import { renewRights } from './role-queries.tsx'
import css from './role.module.css'

/** Who asks for a page, above the roles: a role that opens it is granted, or it is said why not. */
export function AccessRequests() {
  const lang = useLang()
  const may = useCan('yhgl-sq')
  const { data, refetch } = useQuery({
    queryKey: ['rights', 'access', lang],
    enabled: may,
    queryFn: ({ signal }) => http.get<readonly AccessRequest[]>('/api/rights/access', { signal, quiet: true }),
  })
  useEffect(() => onEvent('notice', () => void refetch()), [refetch])
  if (!data || data.length === 0) return null
  return (
    <>
      {data.map((request) => (
        <Asked
          key={request.id}
          request={request}
          onDone={() => {
            void refetch()
            renewRights()
          }}
        />
      ))}
    </>
  )
}

function Asked({ request, onDone }: { readonly request: AccessRequest; readonly onDone: () => void }) {
  const t = useWords()
  const stamp = useStamp()
  const { id, personName, page, path, reason, askedAt, roles } = request
  const [roleId, setRoleId] = useState<string | null>(roles.length === 1 ? (roles[0]?.id ?? null) : null)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const decide = async (verdict: 'grant' | 'refuse') => {
    setBusy(true)
    try {
      await http.post(
        `/api/rights/access/${id}/${verdict}`,
        { ...(verdict === 'grant' ? { roleId } : {}), note },
        { key: newKey() },
      )
      toast.success(t(verdict === 'grant' ? words.granted : words.refused, { name: personName }))
    } catch {
      // What went wrong has been said.
    } finally {
      setBusy(false)
      onDone()
    }
  }
  return (
    <section className={css.request} aria-label={t(words.title)}>
      <h3>
        {t(words.asks, { name: personName, page })} <code>{path}</code>
      </h3>
      <p className={css.note}>
        {stamp(askedAt, 'minute')} · {reason}
      </p>
      <div className={css.buttons}>
        <Select
          style={{ minWidth: 200 }}
          value={roleId}
          placeholder={t(words.role)}
          aria-label={t(words.role)}
          notFoundContent={t(words.noRole)}
          options={roles.map((one) => ({ value: one.id, label: one.name }))}
          onChange={setRoleId}
        />
        <InputBox
          style={{ maxWidth: 260 }}
          value={note}
          maxLength={200}
          placeholder={t(words.note)}
          aria-label={t(words.note)}
          onChange={setNote}
        />
        <Button danger disabled={busy} onClick={() => void decide('refuse')}>
          {t(words.refuse)}
        </Button>
        <Button look="primary" busy={busy} disabled={roleId === null} onClick={() => void decide('grant')}>
          {t(words.grant)}
        </Button>
      </div>
    </section>
  )
}
