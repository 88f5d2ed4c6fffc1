import { Suspense, useMemo, useState } from 'react'
import type { StructureNode } from '../../../core/api-types/organisation-structure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TwoPanes } from '../../../ui/two-panes.tsx'
import {
  ListPane,
  NewRecord,
  queryClient,
  RecordPane,
  ErrorState,
  usePage,
  usePhone,
  useWords,
} from '../../../web/module-api.ts'
import { AccountMenu } from '../components/account-menu.tsx'
import { NextSteps } from '../components/new-person-steps.tsx'
import { OrgTree } from '../components/org-tree.tsx'
import { idsUnder } from '../components/structure-tree-nodes.ts'
import { useStructure } from '../components/use-structure.tsx'
import { peopleWords as words } from '../words/people.ts'

const waiting = <Skeleton lines={8} height={20} />

/** People: the organisation on one side, its people on the other, a person's record over the list. */
export default function User() {
  const t = useWords()
  const { label, query } = usePage()
  const phone = usePhone()
  const { data, error, refetch } = useStructure()
  const [chosen, setChosen] = useState(query.get('node'))
  const [choosing, setChoosing] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const [adding, setAdding] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const node = data?.find(({ id }) => id === chosen) ?? null
  const fixed = useMemo(() => (data && node ? within(data, node) : {}), [data, node])
  if (error && !data)
    return (
      <Page>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Page>
    )
  if (!data) return <Page>{waiting}</Page>
  const choose = (id: string) => {
    setChosen(data.find((one) => one.id === id)?.pid == null ? null : id)
    setChoosing(false)
  }
  const tree = <OrgTree nodes={data} selected={chosen ?? data[0]?.id ?? null} onSelect={choose} />
  const list = (
    <Suspense fallback={waiting}>
      <ListPane
        module="base"
        name="person"
        title={node === null ? t(label) : node.name}
        fixed={fixed}
        onOpen={(row) => setOpen(String(row.id))}
        actions={(doc) => (
          <>
            {phone && (
              <Button icon="tree" onClick={() => setChoosing(true)}>
                {t(words.tree)}
              </Button>
            )}
            {doc.verbs.includes('xz') && (
              <Button look="primary" icon="plus" onClick={() => setAdding(true)}>
                {t(words.add)}
              </Button>
            )}
          </>
        )}
      />
    </Suspense>
  )
  return (
    <Page full>
      <TwoPanes side={phone ? null : tree}>{list}</TwoPanes>
      <Drawer open={choosing} title={t(words.tree)} onClose={() => setChoosing(false)}>
        {tree}
      </Drawer>
      <Drawer open={open !== null} title={t(label)} width={880} onClose={() => setOpen(null)}>
        {open !== null && (
          <Suspense fallback={waiting}>
            <RecordPane
              module="base"
              name="person"
              id={open}
              actions={(record, doc) => <AccountMenu doc={doc} record={record} />}
            />
          </Suspense>
        )}
      </Drawer>
      {made !== null && (
        <NextSteps
          id={made}
          onOpen={() => {
            setMade(null)
            setOpen(made)
          }}
          onClose={() => setMade(null)}
        />
      )}
      {adding && (
        <Dialog open careful title={t(words.add)} width={920} onClose={() => setAdding(false)}>
          <Suspense fallback={waiting}>
            <NewRecord
              module="base"
              name="person"
              start={{ key: `in.${chosen ?? 'group'}`, values: node === null ? {} : homeIn(data, node) }}
              onCancel={() => setAdding(false)}
              onSaved={({ id }) => {
                setAdding(false)
                setMade(id)
                void queryClient.invalidateQueries({ queryKey: ['tree'] })
              }}
            />
          </Suspense>
        </Dialog>
      )}
    </Page>
  )
}

/** The filter that finds the people of a branch: of its units, or of its departments. */
function within(nodes: readonly StructureNode[], node: StructureNode): Readonly<Record<string, string[]>> {
  const ids = [...idsUnder(nodes, node.id)]
  if (node.flag === '2') return { userBmid: ids }
  const flags = new Map(nodes.map(({ id, flag }) => [id, flag]))
  return { userDwid: ids.filter((id) => flags.get(id) !== '2') }
}

/** Unit and department of somebody new at a node. */
function homeIn(nodes: readonly StructureNode[], node: StructureNode): Readonly<Record<string, string>> {
  const byId = new Map(nodes.map((one) => [one.id, one]))
  let unit: StructureNode | undefined = node
  while (unit !== undefined && unit.flag === '2') unit = byId.get(unit.pid ?? '')
  return { ...(unit ? { userDwid: unit.id } : {}), ...(node.flag === '2' ? { userBmid: node.id } : {}) }
}
