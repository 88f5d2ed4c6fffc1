import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { actionNames } from '../../core/flow/names.ts'
import type { Words } from '../../core/language.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { failureText } from '../data/failure-text.ts'
import type { Values } from '../data/record-values.ts'
import { newKey } from '../http/idempotency-key.ts'
import { queryClient } from '../http/query-client.ts'
import { openPage } from '../shell/open-page.ts'
import { useWords } from '../session/use-words.ts'
import css from './approval.module.css'
import { CaseNotice } from './case-notice.tsx'
import { decide, useInstance, type FlowOffer, type Instance } from './instance.ts'
import { PeopleAsked } from './people-asked.tsx'
import { Timeline } from './timeline.tsx'
import { approvalWords as words, taskWords } from './words.ts'

const names: Readonly<Record<string, Words>> = actionNames
const asksPeople = new Set(['transfer', 'assign', 'copy'])
// What a person does about his own task is done in the document, not here.
const own = new Set(['agree', 'reject', 'refuse', 'answer', 'withdraw', 'submit', 'view', 'archive', 'delete'])

/** One approval at the side: how it stands, and what whoever looks after processes may do about it, with a reason. */
export function ApprovalCare({ row, onClose }: { readonly row: Values; readonly onClose: () => void }) {
  const t = useWords()
  const { data: instance, error } = useInstance(String(row.procInstId))
  const [now] = useState(() => Date.now())
  const open = <Button type="text" icon={<Icon name="external" size={16} />} aria-label={t(words.openDocument)} title={t(words.openDocument)} onClick={() => openPage(`/doc/${row.module}/${row.thing}/${row.recordId}`)} />
  return (
    <Drawer open width={560} title={String(row.title ?? '')} extra={instance?.readable === true && open} onClose={onClose}>
      {error && !instance && <Empty small title={error.message} />}
      {!instance && !error && <Skeleton lines={8} />}
      {instance && <div className={css.care}>{!instance.readable && <p className={css.who}>{t(words.valuesKept)}</p>}<CaseNotice instance={instance} /><Timeline instance={instance} now={now} /><Care instance={instance} /></div>}
    </Drawer>
  )
}

function Care({ instance }: { readonly instance: Instance }) {
  const t = useWords()
  const [asked, setAsked] = useState<FlowOffer | null>(null)
  const offers = instance.offered.filter(({ verb }) => !own.has(verb))
  const whose = ({ taskId, nodeLabel }: FlowOffer) => (taskId === null ? nodeLabel ?? '' : instance.tasks.find((task) => task.taskId === taskId)?.assigneeName ?? '')
  const label = (offer: FlowOffer) => { const action = t(names[offer.verb] ?? words.own); const name = whose(offer); return name === '' ? action : t(words.careOf, { action, name }) }
  return (
    <section aria-label={t(words.care)}>
      <h3>{t(words.care)}</h3>
      {offers.length === 0 ? <p className={css.who}>{t(words.careNone)}</p> : <div className={css.buttons}>{offers.map((offer) => <Button key={`${offer.verb} ${offer.taskId} ${offer.node}`} onClick={() => setAsked(offer)}>{label(offer)}</Button>)}</div>}
      {asked && <CareDialog key={asked.verb} instance={instance} offer={asked} label={label(asked)} onClose={() => setAsked(null)} />}
    </section>
  )
}

interface CareDialogProps {
  readonly instance: Instance
  readonly offer: FlowOffer
  readonly label: string
  readonly onClose: () => void
}

function CareDialog({ instance, offer, label, onClose }: CareDialogProps) {
  const t = useWords()
  const [opinion, setOpinion] = useState('')
  const [target, setTarget] = useState(offer.targets?.[0]?.node ?? '')
  const [busy, setBusy] = useState(false)
  const run = async (more: object) => {
    setBusy(true)
    try {
      await decide(instance, offer, { opinion: opinion.trim(), ...(offer.node === undefined ? {} : { node: offer.node }), ...(target === '' ? {} : { to: target }), ...more }, newKey())
      toast.success(t(words.done))
      void queryClient.invalidateQueries({ queryKey: ['call', 'monitor'] })
      onClose()
    } catch (failure) {
      toast.error(failureText(failure))
      setBusy(false)
    }
  }
  if (asksPeople.has(offer.verb)) return <PeopleAsked several={offer.verb !== 'transfer'} busy={busy} onClose={onClose} onDone={(people) => void run(offer.verb === 'transfer' ? { to: people[0] } : { people })} />
  const ready = !offer.needsOpinion || opinion.trim() !== ''
  return (
    <Dialog open careful title={label} onClose={onClose} footer={<><Button onClick={onClose}>{t(taskWords.cancel)}</Button><Button type="primary" danger loading={busy} disabled={!ready} onClick={() => void run({})}>{t(names[offer.verb] ?? words.own)}</Button></>}>
      <div className={css.care}>
        {(offer.targets?.length ?? 0) > 0 && <label className={css.target}>{t(words.toNode)}<Select value={target} style={{ flex: 1 }} options={(offer.targets ?? []).map(({ node, label: text }) => ({ value: node, label: text }))} onChange={setTarget} /></label>}
        <Input.TextArea value={opinion} autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} placeholder={t(words.reason)} aria-label={t(words.reason)} onChange={(event) => setOpinion(event.target.value)} />
      </div>
    </Dialog>
  )
}
