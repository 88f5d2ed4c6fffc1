import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { joinClassNames } from '../../ui/join-class-names.ts'
import { useHost } from '../field-services.ts'
import { inputWords, peopleWords } from '../shared-inputs/words.ts'
import type { Chosen } from './chosen-people.ts'
import css from './person-dialog.module.css'

interface ChosenListProps {
  readonly chosen: readonly Chosen[]
  readonly locked: readonly string[]
  readonly marked: readonly Chosen[]
  readonly onMark: (marked: readonly Chosen[]) => void
  readonly onDrop: (person: Chosen) => void
  readonly onDropAll: () => void
}

/** The people chosen so far, their number, and the button that lets all of them go. */
export function ChosenList({ chosen, locked, marked, onMark, onDrop, onDropAll }: ChosenListProps) {
  const { say } = useHost()
  return (
    <section className={css.chosen}>
      <header>
        <span aria-live="polite">{say(peopleWords.chosen, { n: chosen.length })}</span>
        <Button look="link" size="small" disabled={chosen.length === 0} onClick={onDropAll}>
          {say(peopleWords.dropAll)}
        </Button>
      </header>
      {chosen.length === 0 && <p className={css.none}>{say(peopleWords.none)}</p>}
      <ul>
        {chosen.map((person) => (
          <li
            key={person.userId}
            className={joinClassNames(marked.some(({ userId }) => userId === person.userId) && css.here)}
          >
            <button
              type="button"
              className={css.name}
              onClick={() => onMark([person])}
              onDoubleClick={() => onDrop(person)}
            >
              {person.userName}
            </button>
            {locked.includes(person.userId) ? (
              <Icon name="lock" size={14} />
            ) : (
              <button
                type="button"
                className={css.drop}
                aria-label={`${say(inputWords.cancel)}: ${person.userName}`}
                onClick={() => onDrop(person)}
              >
                <Icon name="close" size={14} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
