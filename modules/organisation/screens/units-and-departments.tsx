import { DatePicker } from 'antd'
import { Suspense, useCallback, useState } from 'react'
import type { StructureNode } from '../../../core/api-types/organisation-structure.ts'
import type { Described } from '../../../core/description/described-document.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { TwoPanes } from '../../../ui/two-panes.tsx'
import {
  ActionDialog,
  NewRecord,
  openPage,
  RecordPane,
  ErrorState,
  useCan,
  usePage,
  usePhone,
  useWords,
  type Values,
} from '../../../web/module-api.ts'
import { PastStructure } from '../components/historical-structure.tsx'
import { MoveDialog, moveTo, type Moving } from '../components/move-node-dialog.tsx'
import { OrgTree } from '../components/org-tree.tsx'
import { renewStructure, useStructure } from '../components/use-structure.tsx'
import { structureWords as words } from '../words/structure.ts'

/** Units and departments: the tree of the group, the record beside it, and everything that changes the tree. */
export default function Dept() {
  const t = useWords()
  const { label, query } = usePage()
  const phone = usePhone()
  const { data, error, refetch } = useStructure()
  const [chosen, setChosen] = useState(query.get('node'))
  const [moving, setMoving] = useState<Moving | null>(null)
  const [adding, setAdding] = useState<Adding | null>(null)
  const [day, setDay] = useState<string | null>(null)
  const work = useTreeWork(data, setMoving, setAdding)
  if (error && !data)
    return (
      <Page>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Page>
    )
  if (!data)
    return (
      <Page>
        <Skeleton lines={10} height={20} />
      </Page>
    )
  const selected = chosen ?? (phone ? null : (data[0]?.id ?? null))
  const node = data.find(({ id }) => id === selected)
  const pane = node && (
    <Suspense fallback={<Skeleton lines={8} height={20} />}>
      <RecordPane
        key={node.id}
        module="base"
        name="department"
        id={node.id}
        actions={(record, doc) => (
          <NodeActions
            doc={doc}
            record={record}
            node={node}
            onMove={work.canMove && node.pid !== null ? () => setMoving({ node, to: null, before: null }) : null}
          />
        )}
      />
    </Suspense>
  )
  return (
    <Page full>
      <PageHeader
        title={t(label)}
        note={work.canMove && !phone && day === null ? t(words.note) : null}
        actions={
          <DatePicker
            aria-label={t(words.asOf)}
            placeholder={t(words.asOf)}
            disabledDate={(one) => one.valueOf() > Date.now()}
            onChange={(one) => setDay(one === null ? null : one.format('YYYY-MM-DD'))}
          />
        }
      />
      {day !== null ? (
        <PastStructure day={day} />
      ) : (
        <TwoPanes
          side={
            <OrgTree
              nodes={data}
              selected={selected}
              onSelect={setChosen}
              menuOf={work.menuOf}
              {...(work.canMove && !phone ? { onDrop: work.onDrop } : {})}
            />
          }
        >
          {phone ? null : (pane ?? <Empty title={t(words.choose)} />)}
        </TwoPanes>
      )}
      {phone && (
        <Drawer open={node !== undefined} title={node?.name} onClose={() => setChosen(null)}>
          {pane}
        </Drawer>
      )}
      {moving && <MoveDialog nodes={data} moving={moving} onClose={() => setMoving(null)} />}
      {adding && (
        <NewNodeDialog
          adding={adding}
          onClose={() => setAdding(null)}
          onMade={(id) => {
            setAdding(null)
            renewStructure()
            setChosen(id)
          }}
        />
      )}
    </Page>
  )
}

interface Adding {
  readonly parent: string
  readonly flag: '1' | '2'
}

interface NewNodeDialogProps {
  readonly adding: Adding
  readonly onClose: () => void
  readonly onMade: (id: string) => void
}

function NewNodeDialog({ adding: { parent, flag }, onClose, onMade }: NewNodeDialogProps) {
  const t = useWords()
  return (
    <Dialog
      open
      careful
      title={t(flag === '1' ? words.newUnitTitle : words.newDepartmentTitle)}
      width={860}
      onClose={onClose}
    >
      <Suspense fallback={<Skeleton lines={6} height={20} />}>
        <NewRecord
          module="base"
          name="department"
          start={{ key: `under.${parent}.${flag}`, values: { deptFlag: flag, deptPid: parent } }}
          onCancel={onClose}
          onSaved={({ id }) => onMade(id)}
        />
      </Suspense>
    </Dialog>
  )
}

/** What can be done with the nodes of the tree, by menu and by hand. */
function useTreeWork(
  nodes: readonly StructureNode[] | undefined,
  onMoving: (moving: Moving) => void,
  onAdding: (adding: Adding) => void,
) {
  const t = useWords()
  const canAdd = useCan('bmgl-xz')
  const canMove = useCan('bmgl-bj')
  const seesPeople = useCan('yhgl-ck')
  const menuOf = useCallback(
    (node: StructureNode) => [
      ...(canAdd && node.flag !== '2'
        ? [{ key: 'unit', label: t(words.addUnit), onClick: () => onAdding({ parent: node.id, flag: '1' }) }]
        : []),
      ...(canAdd
        ? [
            {
              key: 'department',
              label: t(words.addDepartment),
              onClick: () => onAdding({ parent: node.id, flag: '2' }),
            },
          ]
        : []),
      ...(canMove && node.pid !== null
        ? [{ key: 'move', label: t(words.move), onClick: () => onMoving({ node, to: null, before: null }) }]
        : []),
      ...(seesPeople
        ? [{ key: 'people', label: t(words.showPeople), onClick: () => openPage(`/user?node=${node.id}`) }]
        : []),
    ],
    [canAdd, canMove, seesPeople, t, onAdding, onMoving],
  )
  const onDrop = useCallback(
    (id: string, to: string, before: string | null) => {
      const node = nodes?.find((one) => one.id === id)
      if (node === undefined) return
      if (node.pid !== to) onMoving({ node, to, before })
      else
        moveTo({ node, to, before }).catch((failure: unknown) =>
          toast.error(failure instanceof Error ? failure.message : String(failure)),
        )
    },
    [nodes, onMoving],
  )
  return { canMove, menuOf, onDrop }
}

interface NodeActionsProps {
  readonly doc: Described
  readonly record: Values
  readonly node: StructureNode
  readonly onMove: (() => void) | null
}

function NodeActions({ doc, record, node, onMove }: NodeActionsProps) {
  const t = useWords()
  const [asked, setAsked] = useState<string | null>(null)
  const action = doc.actions.find(({ verb }) => verb === asked)
  // Merging and splitting are for departments; a leader has every node.
  const own = record.deptZt === '1' ? doc.actions.filter(({ verb }) => node.flag === '2' || verb === 'leader') : []
  const done = () => {
    setAsked(null)
    renewStructure()
  }
  const seesPeople = useCan('yhgl-ck')
  return (
    <>
      {seesPeople && (
        <Button icon="users" onClick={() => openPage(`/user?node=${node.id}`)}>
          {t(words.showPeople)}
        </Button>
      )}
      {onMove && (
        <Button icon="swap" onClick={onMove}>
          {t(words.move)}
        </Button>
      )}
      {own.map(({ verb, label }) => (
        <Button key={verb} onClick={() => setAsked(verb)}>
          {label}
        </Button>
      ))}
      {action && (
        <Suspense>
          <ActionDialog
            doc={doc}
            record={record}
            action={{ ...action, reason: false }}
            onClose={() => setAsked(null)}
            onDone={done}
          />
        </Suspense>
      )}
    </>
  )
}
