import { useState } from 'react'
import type { Words } from '../../../core/values/language.ts'
import { iconWords } from '../../../core/words/icon-words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { iconNamed } from '../../../ui/icon-names.ts'
import { iconPaths, type IconName } from '../../../ui/icon-paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { useWords } from '../../../web/module-api.ts'
import { menuWords as words } from '../words/menu-page.ts'
import css from './icon-dialog.module.css'

const names = Object.keys(iconPaths) as IconName[] // the keys are what IconName is made of
const said: Readonly<Record<IconName, Words>> = iconWords

interface IconDialogProps {
  readonly chosen: string | null
  readonly folder: boolean
  readonly onChoose: (name: IconName) => void
  readonly onClose: () => void
}

/** Every icon with its name, found in any of the three languages. */
export function IconDialog({ chosen, folder, onChoose, onClose }: IconDialogProps) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const shown = names.filter((name) =>
    [name, ...Object.values(said[name])].some((text) => text.toLowerCase().includes(wanted)),
  )
  const now = iconNamed(chosen, folder ? 'folder' : 'file')
  return (
    <Dialog open title={t(words.iconTitle)} width={640} onClose={onClose}>
      <InputBox
        autoFocus
        clearable
        start={<Icon name="search" size={15} />}
        value={typed}
        placeholder={t(words.findIcon)}
        aria-label={t(words.findIcon)}
        onChange={setTyped}
      />
      {shown.length === 0 ? (
        <Empty small title={t(words.noIcon)} />
      ) : (
        <ul className={css.icons}>
          {shown.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={joinClassNames(css.icon, name === now && css.chosen)}
                aria-pressed={name === now}
                onClick={() => onChoose(name)}
              >
                <Icon name={name} size={22} />
                <span>{t(said[name])}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
