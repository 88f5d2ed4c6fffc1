import { useEffect, useId, useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { commandPaletteWords as words } from '../../platform/words/command-palette.ts'
import type { PaletteItem } from './palette-item.ts'
import css from './palette.module.css'

interface PaletteListProps {
  readonly id: string
  readonly items: readonly PaletteItem[]
  readonly chosen: number
  readonly onPoint: (at: number) => void
  readonly onOpen: (item: PaletteItem) => void
}

/** The lines found, under the heading of their group. */
export function PaletteList({ id, items, ...rest }: PaletteListProps) {
  const t = useWords()
  const groups = [...new Set(items.map((item) => item.group))]
  return (
    <div id={id} role="listbox" aria-label={t(words.title)}>
      {groups.map((group) => (
        <Group key={group} id={id} group={group} items={items} {...rest} />
      ))}
    </div>
  )
}

function Group({
  id,
  group,
  items,
  chosen,
  onPoint,
  onOpen,
}: PaletteListProps & { readonly group: PaletteItem['group'] }) {
  const t = useWords()
  const heading = useId()
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <div role="group" aria-labelledby={heading}>
      <div id={heading} className={css.group}>
        {t(words[group])}
      </div>
      {items.map(
        (item, at) =>
          item.group === group && (
            <div
              key={item.key}
              ref={at === chosen ? here : undefined}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === chosen}
              className={joinClassNames(css.line, at === chosen && css.chosen)}
              onPointerMove={() => onPoint(at)}
              onClick={() => onOpen(item)}
            >
              <Icon name={item.icon} />
              <b>{item.title}</b>
              <span>{item.note}</span>
            </div>
          ),
      )}
    </div>
  )
}
