import { Popconfirm } from 'antd'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { http, newKey, useCan, useWords, type Values } from '../../../web/module-api.ts'
import { menuWords as words } from '../words/menu-page.ts'
import { IconDialog } from './icon-dialog.tsx'
import { renewMenus } from './use-menus.tsx'

interface EntryActionsProps {
  readonly entry: Values
  readonly onAdd: (under: string) => void
  readonly onGone: () => void
}

/** What can be done with an entry of the menu beside editing it. */
export function EntryActions({ entry, onAdd, onGone }: EntryActionsProps) {
  const t = useWords()
  const mayAdd = useCan('cdgl-xz')
  const mayEdit = useCan('cdgl-bj')
  const mayRemove = useCan('cdgl-sc')
  const [choosing, setChoosing] = useState(false)
  const done = async (work: Promise<unknown>, after: () => void) => {
    try {
      await work
      after()
    } catch {
      // What went wrong has been said.
    } finally {
      renewMenus()
    }
  }
  const choose = (menuIcon: string) =>
    done(
      http.post('/api/base/menu/save', { id: String(entry.id), ver: Number(entry.ver), menuIcon }, { key: newKey() }),
      () => setChoosing(false),
    )
  return (
    <>
      {mayAdd && entry.menuType === '1' && <Button onClick={() => onAdd(String(entry.id))}>{t(words.addEntry)}</Button>}
      {mayEdit && <Button onClick={() => setChoosing(true)}>{t(words.icon)}</Button>}
      {mayRemove && (
        <Popconfirm
          title={t(words.removeAsk, { name: String(entry.menuName) })}
          okText={t(words.remove)}
          cancelText={t(words.cancel)}
          onConfirm={() => void done(http.del(`/api/base/menu/${String(entry.id)}`, { key: newKey() }), onGone)}
        >
          <Button danger>{t(words.remove)}</Button>
        </Popconfirm>
      )}
      {choosing && (
        <IconDialog
          chosen={typeof entry.menuIcon === 'string' ? entry.menuIcon : null}
          folder={entry.menuType === '1'}
          onChoose={(name) => void choose(name)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}
