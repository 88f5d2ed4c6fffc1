import { Suspense, useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { TwoPanes } from '../../../ui/two-panes.tsx'
import {
  http,
  newKey,
  NewRecord,
  RecordPane,
  ErrorState,
  useCan,
  useLang,
  usePage,
  usePhone,
  useWords,
  type Values,
} from '../../../web/module-api.ts'
import { EntryActions } from '../components/menu-entry-actions.tsx'
import { MenuBoard, type MenuPlace } from '../components/menu-tree-editor.tsx'
import { menuBranches, renewMenus, useMenus } from '../components/use-menus.tsx'
import { menuWords as words } from '../words/menu-page.ts'
import css from '../components/menu.module.css'

/** The menu as a tree, the entry beside it; what is saved here stands in everybody's menu at the next request. */
export default function Menu() {
  const t = useWords()
  const lang = useLang()
  const phone = usePhone()
  const { label } = usePage()
  const mayAdd = useCan('cdgl-xz')
  const mayMove = useCan('cdgl-bj')
  const { data, error, refetch } = useMenus()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [under, setUnder] = useState<string | null>(null)
  const branches = useMemo(() => menuBranches(data ?? [], lang, typed), [data, lang, typed])
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
  const move = async (id: string, place: MenuPlace) => {
    if (await moved(data, id, place)) toast.success(t(words.moved))
  }
  const entry = data.find(({ id }) => id === chosen)
  const pane = entry && (
    <Suspense fallback={<Skeleton lines={8} height={20} />}>
      <RecordPane
        key={String(entry.id)}
        module="base"
        name="menu"
        id={String(entry.id)}
        actions={() => <EntryActions entry={entry} onAdd={setUnder} onGone={() => setChosen(null)} />}
      />
    </Suspense>
  )
  return (
    <Page full>
      <PageHeader
        title={t(label)}
        note={phone ? null : t(mayMove ? words.noteMove : words.note)}
        actions={
          mayAdd && (
            <>
              <Button onClick={() => setUnder('')}>{t(words.addFolder)}</Button>
              <Button look="primary" onClick={() => setUnder('page')}>
                {t(words.addPage)}
              </Button>
            </>
          )
        }
      />
      <TwoPanes
        side={
          <>
            <FindEntry typed={typed} onType={setTyped} />
            <div className={css.tree}>
              {branches.length === 0 ? (
                <Empty small title={t(words.none)} />
              ) : (
                <MenuBoard
                  key={typed === '' ? 'all' : 'found'}
                  branches={branches}
                  chosen={chosen}
                  onChoose={setChosen}
                  onMove={mayMove && typed === '' ? (id, place) => void move(id, place) : null}
                />
              )}
            </div>
          </>
        }
      >
        {phone ? null : (pane ?? <Empty title={t(words.choose)} />)}
      </TwoPanes>
      {phone && (
        <Drawer open={entry !== undefined} title={t(label)} onClose={() => setChosen(null)}>
          {pane}
        </Drawer>
      )}
      {under !== null && (
        <NewEntryDialog
          under={under}
          chosen={entry}
          onClose={() => setUnder(null)}
          onMade={(id) => {
            setUnder(null)
            renewMenus()
            setChosen(id)
          }}
        />
      )}
    </Page>
  )
}

function FindEntry({ typed, onType }: { readonly typed: string; readonly onType: (typed: string) => void }) {
  const t = useWords()
  return (
    <div className={css.find}>
      <InputBox
        clearable
        start={<Icon name="search" size={15} />}
        value={typed}
        placeholder={t(words.find)}
        aria-label={t(words.find)}
        onChange={onType}
      />
    </div>
  )
}

interface NewEntryDialogProps {
  /** Nothing for a folder at the top, `page` for a page beside what is chosen, or the entry it stands under. */
  readonly under: string
  readonly chosen: Values | undefined
  readonly onClose: () => void
  readonly onMade: (id: string) => void
}

function NewEntryDialog({ under, chosen, onClose, onMade }: NewEntryDialogProps) {
  const t = useWords()
  const title = under === 'page' ? words.addPage : words.addEntry
  return (
    <Dialog open careful title={t(under === '' ? words.addFolder : title)} width={960} onClose={onClose}>
      <Suspense fallback={<Skeleton lines={6} height={20} />}>
        <NewRecord
          module="base"
          name="menu"
          start={{ key: `menu.under.${under}`, values: startOf(under, chosen) }}
          onCancel={onClose}
          onSaved={({ id }) => onMade(id)}
        />
      </Suspense>
    </Dialog>
  )
}

/** How a new entry begins: a page stands in the folder that is chosen, or beside the page that is. */
function startOf(under: string, chosen: Values | undefined): Values {
  if (under === '') return { menuType: '1' }
  if (under !== 'page') return { menuPid: under, menuType: '2' }
  return { menuPid: (chosen?.menuType === '1' ? chosen.id : chosen?.menuPid) ?? null, menuType: '2' }
}

/** Moves an entry on the server; whether it stands there now. */
async function moved(entries: readonly Values[], id: string, { to, before }: MenuPlace): Promise<boolean> {
  try {
    const ver = entries.find((one) => one.id === id)?.ver
    await http.post(
      '/api/rights/menu/move',
      { id, ver: Number(ver), to: to ?? '', before: before ?? '' },
      { key: newKey() },
    )
    return true
  } catch {
    // What went wrong has been said.
    return false
  } finally {
    renewMenus()
  }
}
