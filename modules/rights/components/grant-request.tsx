import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/toast.ts'
import { ErrorState, http, newKey, onEvent, useCan, useStamp, useWords } from '../../../web/module-api.ts'
import type { GrantRequest, StoredSheet } from '../role-edit-types.ts'
import { grantWords as words } from '../words/grant.ts'
import { ChangeList } from './role-change-list.tsx'
import { type Catalogue, renewRights } from './role-queries.tsx'
import css from './role.module.css'

/** A change of this role that waits for a second security administrator: what it would give, and the decision. */
export function GrantRequestBar({ sheet, catalogue }: { readonly sheet: StoredSheet; readonly catalogue: Catalogue }) {
  const t = useWords()
  const stamp = useStamp()
  const may = useCan('jsgn-bj')
  const [busy, setBusy] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['rights', 'request', sheet.id],
    queryFn: ({ signal }) =>
      http.get<GrantRequest | null>(`/api/rights/roles/${sheet.id}/request`, { signal, quiet: true }),
  })
  // What the other does is seen here at once: the role was changed, or it is said that it will not be.
  useEffect(() => {
    const stops = ['notice', 'document'].map((topic) => onEvent(topic, () => void refetch()))
    return () => stops.forEach((stop) => stop())
  }, [refetch])
  if (data === undefined && error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const decide = async (verdict: 'confirm' | 'refuse' | 'withdraw') => {
    setBusy(true)
    try {
      await http.post(`/api/rights/requests/${data.id}/${verdict}`, {}, { key: newKey() })
      toast.success(t(words[`${verdict}Done`]))
    } catch {
      // What went wrong has been said.
    } finally {
      setBusy(false)
      renewRights()
    }
  }
  return (
    <section className={css.request} aria-label={t(words.title)}>
      <h3>
        <Icon name="clock" size={16} />
        {t(data.mine ? words.mine : words.theirs, { who: data.askedBy })}
      </h3>
      <p className={css.note}>
        {stamp(data.askedAt, 'minute')} · {t(words.note)}
      </p>
      <ChangeList label={t(words.title)} changes={data.changes} names={sheet.names} catalogue={catalogue} />
      {may && (
        <div className={css.buttons}>
          {data.mine ? (
            <Button busy={busy} onClick={() => void decide('withdraw')}>
              {t(words.withdraw)}
            </Button>
          ) : (
            <>
              <Button danger disabled={busy} onClick={() => void decide('refuse')}>
                {t(words.refuse)}
              </Button>
              <Button look="primary" busy={busy} onClick={() => void decide('confirm')}>
                {t(words.confirm)}
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  )
}
