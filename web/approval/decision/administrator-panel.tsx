import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { newKey } from '../../platform/http/idempotency-key.ts'
import { queryClient } from '../../platform/http/query-client.ts'
import { openPage } from '../../platform/page/page-navigation.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { ActForm } from './action-form.tsx'
import { useInstance, type Instance } from './approval-instance-queries.ts'
import { decideUndoable } from './decide-undoable.ts'
import { actLabel, type Act } from './more-actions.tsx'
import { CaseNotice } from './returned-or-suspended-notice.tsx'
import { Timeline } from './timeline.tsx'
import { approvalWords as words } from './words.ts'
import css from './approval.module.css'

// What a person does about his own task is done in the document, not here.
const own = new Set([
  'agree',
  'reject',
  'refuse',
  'answer',
  'withdraw',
  'submit',
  'view',
  'archive',
  'delete',
  'delegate',
  'addSign',
  'claim',
  'release',
])

/** One approval at the side: how it stands, and what whoever looks after processes may do about it, with a reason. */
export function AdministratorPanel({ row, onClose }: { readonly row: Values; readonly onClose: () => void }) {
  const t = useWords()
  const { data: instance, error } = useInstance(String(row.procInstId))
  const [now] = useState(() => Date.now())
  const open = (
    <Button
      look="quiet"
      icon="external"
      aria-label={t(words.openDocument)}
      title={t(words.openDocument)}
      onClick={() => openPage(`/doc/${row.module}/${row.thing}/${row.recordId}`)}
    />
  )
  return (
    <Drawer
      open
      width={560}
      title={String(row.title ?? '')}
      extra={instance?.readable === true && open}
      onClose={onClose}
    >
      {error && !instance && <Empty small title={error.message} />}
      {!instance && !error && <Skeleton lines={8} />}
      {instance && (
        <div className={css.care}>
          {!instance.readable && <p className={css.who}>{t(words.valuesKept)}</p>}
          <CaseNotice instance={instance} />
          <Timeline instance={instance} now={now} />
          <Care instance={instance} />
        </div>
      )}
    </Drawer>
  )
}

function Care({ instance }: { readonly instance: Instance }) {
  const t = useWords()
  const [asked, setAsked] = useState<Act | null>(null)
  const [busy, setBusy] = useState(false)
  const acts = instance.offered.filter(({ verb }) => !own.has(verb)).map((offer): Act => ({ offer }))
  const run = async ({ offer }: Act, body: object) => {
    setBusy(true)
    try {
      await decideUndoable(instance, offer, { body, key: newKey() }, t)
      void queryClient.invalidateQueries({ queryKey: ['call', 'monitor'] })
      setAsked(null)
    } catch (failure) {
      toast.error(failureText(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section aria-label={t(words.care)}>
      <h3>{t(words.care)}</h3>
      {acts.length === 0 ? (
        <p className={css.who}>{t(words.careNone)}</p>
      ) : (
        <div className={css.buttons}>
          {acts.map((act) => (
            <Button key={`${act.offer.verb} ${act.offer.taskId} ${act.offer.node}`} onClick={() => setAsked(act)}>
              {actLabel(act, instance, t)}
            </Button>
          ))}
        </div>
      )}
      {asked && (
        <ActForm
          instance={instance}
          act={asked}
          said=""
          busy={busy}
          onDone={(body) => void run(asked, body)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}
