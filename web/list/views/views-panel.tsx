import type { ListView } from '../../../core/description/list-view.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { viewWords } from './views-words.ts'
import css from './views.module.css'

interface ViewsPanelProps {
  readonly views: readonly ListView[]
  readonly current: ListView | null
  /** The list stands otherwise than its view was saved. */
  readonly changed: boolean
  readonly onStand: (view: ListView | null) => void
  readonly onSave: () => void
  readonly onSaveAs: () => void
  readonly onEdit: (view: ListView) => void
  readonly onChoose: (view: ListView, patch: Partial<Pick<ListView, 'pinned' | 'usual'>>) => void
}

/** The views of a list: one's own, then those of others, each with its place in the menu and whether it comes first. */
export default function ViewsPanel({
  views,
  current,
  changed,
  onStand,
  onSave,
  onSaveAs,
  onEdit,
  onChoose,
}: ViewsPanelProps) {
  const t = useWords()
  const row = (view: ListView) => (
    <li key={view.id}>
      <button
        type="button"
        className={css.view}
        aria-current={view.id === current?.id}
        title={view.mine ? undefined : t(viewWords.by, { name: view.ownerName })}
        onClick={() => onStand(view)}
      >
        <Icon name="tick" size={14} />
        <span>{view.name}</span>
        {!view.mine && <small>{view.ownerName}</small>}
      </button>
      <Mark
        name="star"
        on={view.pinned}
        label={`${t(view.pinned ? viewWords.unpin : viewWords.pin)}: ${view.name}`}
        onPress={() => onChoose(view, { pinned: !view.pinned })}
      />
      <Mark
        name="home"
        on={view.usual}
        label={`${t(view.usual ? viewWords.unusual : viewWords.usual)}: ${view.name}`}
        onPress={() => onChoose(view, { usual: !view.usual })}
      />
      {view.mine && (
        <Mark name="edit" on={null} label={`${t(viewWords.edit)}: ${view.name}`} onPress={() => onEdit(view)} />
      )}
    </li>
  )
  const own = views.filter(({ mine }) => mine)
  const shared = views.filter(({ mine }) => !mine)
  return (
    <div className={css.panel}>
      <ul>
        <li>
          <button type="button" className={css.view} aria-current={current === null} onClick={() => onStand(null)}>
            <Icon name="tick" size={14} />
            <span>{t(viewWords.standard)}</span>
          </button>
        </li>
      </ul>
      {own.length > 0 && (
        <>
          <h3>{t(viewWords.mine)}</h3>
          <ul>{own.map(row)}</ul>
        </>
      )}
      {shared.length > 0 && (
        <>
          <h3>{t(viewWords.shared)}</h3>
          <ul>{shared.map(row)}</ul>
        </>
      )}
      {views.length === 0 && <p>{t(viewWords.none)}</p>}
      <div className={css.acts}>
        {current?.mine === true && changed && (
          <Button look="primary" size="small" onClick={onSave}>
            {t(viewWords.save)}
          </Button>
        )}
        {current !== null && changed && (
          <Button size="small" onClick={() => onStand(current)}>
            {t(viewWords.revert)}
          </Button>
        )}
        <Button size="small" icon="plus" onClick={onSaveAs}>
          {t(viewWords.saveAs)}
        </Button>
      </div>
    </div>
  )
}

/** A small switch beside a view; null for one that is only pressed. */
function Mark({
  name,
  on,
  label,
  onPress,
}: {
  readonly name: 'star' | 'home' | 'edit'
  readonly on: boolean | null
  readonly label: string
  readonly onPress: () => void
}) {
  return (
    <button
      type="button"
      className={joinClassNames(css.mark, on === true && css.on)}
      aria-label={label}
      title={label}
      aria-pressed={on ?? undefined}
      onClick={onPress}
    >
      <Icon name={name} size={15} />
    </button>
  )
}
