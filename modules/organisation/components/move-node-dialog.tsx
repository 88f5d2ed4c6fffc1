import { useQuery } from '@tanstack/react-query'
import { Alert, TreeSelect } from 'antd'
import { useMemo, useState } from 'react'
import type { MovePreview, StructureNode } from '../../../core/api-types/organisation-structure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { http, newKey, useLang, useWords } from '../../../web/module-api.ts'
import { structureWords as words } from '../words/structure.ts'
import { branchesOf, idsUnder, type Branch } from './structure-tree-nodes.ts'
import { renewStructure } from './use-structure.tsx'
import css from './move-node-dialog.module.css'

/** Where something is to go; `to` is null until it is chosen. */
export interface Moving {
  readonly node: StructureNode
  readonly to: string | null
  readonly before: string | null
}

interface MoveDialogProps {
  readonly nodes: readonly StructureNode[]
  readonly moving: Moving
  readonly onClose: () => void
}

/** Says what a move changes before it is made, and makes it; a move that cannot be is refused in words at once. */
export function MoveDialog({ nodes, moving: { node, to: given, before }, onClose }: MoveDialogProps) {
  const t = useWords()
  const lang = useLang()
  const [to, setTo] = useState(given)
  const [busy, setBusy] = useState(false)
  const options = useMemo(() => {
    const own = idsUnder(nodes, node.id)
    return branchesOf(nodes).map((branch) => optionOf(branch, own))
  }, [nodes, node.id])
  const { data, error } = useQuery({
    queryKey: ['tree', 'move', node.id, to, lang],
    enabled: to !== null,
    gcTime: 0,
    queryFn: ({ signal }) =>
      http.get<MovePreview>('/api/system/organisation/move', {
        query: { id: node.id, to: to ?? '' },
        signal,
        quiet: true,
      }),
  })
  const move = async () => {
    setBusy(true)
    try {
      await moveTo({ node, to, before: to === given ? before : null })
      toast.success(t(words.moved))
      onClose()
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={t(words.moving, { name: node.name })}
      onClose={onClose}
      width={600}
      footer={
        <>
          <Button onClick={onClose}>{t(words.cancel)}</Button>
          <Button
            look="primary"
            busy={busy}
            disabled={to === null || !data || error !== null}
            onClick={() => void move()}
          >
            {t(words.confirm)}
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        <label className={css.target}>
          {t(words.target)}
          <TreeSelect
            value={to}
            treeData={options}
            showSearch={{ treeNodeFilterProp: 'find' }}
            treeDefaultExpandedKeys={options.map(({ value }) => value)}
            listHeight={320}
            placeholder={t(words.targetNone)}
            aria-label={t(words.target)}
            onChange={(next) => setTo(next)}
          />
        </label>
        {error && <Alert type="error" showIcon title={error.message} />}
        {to !== null && !error && (data ? <Changes data={data} /> : <Skeleton lines={4} />)}
      </div>
    </Dialog>
  )
}

function Changes({ data }: { readonly data: MovePreview }) {
  const t = useWords()
  const { scopes, newUnit } = data
  const figures = [
    [words.units, data.units],
    [words.departments, data.departments],
    [words.heads, data.people],
    [words.todos, data.todos],
  ] as const
  return (
    <>
      <dl className={css.way}>
        <dt>{t(words.from)}</dt>
        <dd>{data.from}</dd>
        <dt>{t(words.to)}</dt>
        <dd>{data.to}</dd>
      </dl>
      <dl className={css.figures} aria-label={t(words.changes)}>
        {figures.map(([label, value]) => (
          <div key={label.zh}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={css.notes}>
        {newUnit !== null && (
          <li>
            <Icon name="building" size={15} />
            {t(words.newUnit, { unit: newUnit })}
          </li>
        )}
        <li>
          <Icon name="eye" size={15} />
          {scopes.count === 0
            ? t(words.scopesNone)
            : t(words.scopes, {
                n: scopes.count,
                names: scopes.names.join(t(words.and)) + (scopes.count > scopes.names.length ? '…' : ''),
              })}
        </li>
        <li>
          <Icon name="file" size={15} />
          {t(words.kept)}
        </li>
      </ul>
    </>
  )
}

/** Moves a node; everything shown of the organisation is read again, whether it went well or not. */
export async function moveTo({ node, to, before }: Moving): Promise<void> {
  try {
    await http.post(
      '/api/system/organisation/move',
      { id: node.id, ver: node.ver, to, before },
      { key: newKey(), quiet: true },
    )
  } finally {
    renewStructure()
  }
}

interface Option {
  readonly value: string
  readonly title: string
  readonly find: string
  readonly disabled: boolean
  readonly children: Option[]
}

function optionOf({ node, children }: Branch, closed: ReadonlySet<string>): Option {
  return {
    value: node.id,
    title: node.name,
    find: `${node.name} ${node.shortName} ${node.search}`,
    disabled: closed.has(node.id),
    children: children.map((child) => optionOf(child, closed)),
  }
}
