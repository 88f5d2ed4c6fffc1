import { Button, Input, Popconfirm, Tree, type TreeDataNode } from 'antd'
import { Suspense, useMemo, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Page } from '../../../ui/page.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Split } from '../../../ui/split.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { http, newKey, NewRecord, RecordPane, Trouble, useCan, useLang, usePage, usePhone, useWords, type Values } from '../../../web/define.ts'
import css from '../parts/menu.module.css'
import { menuBranches, type MenuBranch, useMenus } from '../parts/menu-tree.tsx'
import { renewRights } from '../parts/rights-data.tsx'
import { menuWords as words } from '../words/menu.ts'

/** The menu as a tree, the entry beside it; what is saved here stands in everybody's menu at the next request. */
export default function Menu() {
  const t = useWords()
  const lang = useLang()
  const phone = usePhone()
  const { label } = usePage()
  const mayAdd = useCan('cdgl-xz')
  const { data, error, refetch } = useMenus()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [under, setUnder] = useState<string | null>(null)
  const branches = useMemo(() => menuBranches(data ?? [], lang, typed), [data, lang, typed])
  const nodes = useMemo(() => branches.map((branch) => treeNode(branch, t)), [branches, t])
  if (error && !data) return <Page><Trouble error={error} onRetry={() => void refetch()} /></Page>
  if (!data) return <Page><Skeleton lines={10} height={20} /></Page>
  const entry = data.find(({ id }) => id === chosen)
  const pane = entry && <Suspense fallback={<Skeleton lines={8} height={20} />}><RecordPane key={String(entry.id)} module="base" name="menu" id={String(entry.id)} actions={() => <EntryActions entry={entry} onAdd={setUnder} onGone={() => setChosen(null)} />} /></Suspense>
  return (
    <Page full>
      <PageHeader title={t(label)} note={phone ? null : t(words.note)} actions={mayAdd && <Button type="primary" onClick={() => setUnder('')}>{t(words.addFolder)}</Button>} />
      <Split side={
        <>
          <div className={css.find}><Input allowClear prefix={<Icon name="search" size={15} />} value={typed} placeholder={t(words.find)} aria-label={t(words.find)} onChange={(event) => setTyped(event.target.value)} /></div>
          <div className={css.tree}>
            {nodes.length === 0 ? <Empty small title={t(words.none)} /> : <Tree key={typed === '' ? 'all' : 'found'} blockNode defaultExpandAll treeData={nodes} selectedKeys={chosen === null ? [] : [chosen]} aria-label={t(words.tree)} onSelect={(_, { node }) => setChosen(String(node.key))} />}
          </div>
        </>
      }>{phone ? null : pane ?? <Empty title={t(words.choose)} />}</Split>
      {phone && <Drawer open={entry !== undefined} title={t(label)} onClose={() => setChosen(null)}>{pane}</Drawer>}
      {under !== null && (
        <Dialog open careful title={t(under === '' ? words.addFolder : words.addEntry)} width={960} onClose={() => setUnder(null)}>
          <Suspense fallback={<Skeleton lines={6} height={20} />}>
            <NewRecord module="base" name="menu" start={{ key: `menu.under.${under}`, values: under === '' ? { menuType: '1' } : { menuPid: under, menuType: '2' } }} onCancel={() => setUnder(null)} onSaved={({ id }) => { setUnder(null); renewRights(); setChosen(id) }} />
          </Suspense>
        </Dialog>
      )}
    </Page>
  )
}

function EntryActions({ entry, onAdd, onGone }: { readonly entry: Values; readonly onAdd: (under: string) => void; readonly onGone: () => void }) {
  const t = useWords()
  const mayAdd = useCan('cdgl-xz')
  const mayRemove = useCan('cdgl-sc')
  const remove = async () => {
    try {
      await http.del(`/api/base/menu/${String(entry.id)}`, { key: newKey() })
      renewRights()
      onGone()
    } catch {
      // What went wrong has been said.
    }
  }
  return (
    <>
      {mayAdd && entry.menuType === '1' && <Button onClick={() => onAdd(String(entry.id))}>{t(words.addEntry)}</Button>}
      {mayRemove && <Popconfirm title={t(words.removeAsk, { name: String(entry.menuName) })} okText={t(words.remove)} cancelText={t(words.cancel)} onConfirm={() => void remove()}><Button danger>{t(words.remove)}</Button></Popconfirm>}
    </>
  )
}

function treeNode({ id, name, address, folder, off, hidden, children }: MenuBranch, t: ReturnType<typeof useWords>): TreeDataNode {
  const title = (
    <span className={css.node}>
      <Icon name={folder ? 'folder' : 'file'} size={15} />
      <span className={css.name}>{name}</span>
      {address !== '' && <code>{address}</code>}
      {off && <StatusTag tone="quiet">{t(words.off)}</StatusTag>}
      {hidden && <StatusTag tone="quiet">{t(words.hidden)}</StatusTag>}
    </span>
  )
  return { key: id, title, children: children.map((child) => treeNode(child, t)) }
}
