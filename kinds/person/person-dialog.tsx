import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useHost } from '../field-services.ts'
import { inputWords, peopleWords } from '../shared-inputs/words.ts'
import { ChosenList } from './chosen-list.tsx'
import { withPeople, withoutPeople, type Choice, type Chosen } from './chosen-people.ts'
import type { PickerLimits } from './person-picker-limits.ts'
import { PersonTable } from './person-table.tsx'
import { pickerWords } from './picker-words.ts'
import { RoleList } from './role-list.tsx'
import css from './person-dialog.module.css'

interface PersonDialogProps {
  readonly chosen: readonly Chosen[]
  readonly multiple: boolean
  readonly limits: PickerLimits
  readonly onDone: (chosen: readonly Chosen[]) => void
  readonly onClose: () => void
}

/** The dialog 选择人员 (WID-09): roles on the left, people in the middle, the chosen on the right. */
export default function PersonDialog({ chosen: before, multiple, limits, onDone, onClose }: PersonDialogProps) {
  const { say, toast } = useHost()
  const { locked, most, role: only } = limits
  const [chosen, setChosen] = useState(before)
  const [marked, setMarked] = useState<readonly Chosen[]>([])
  const [role, setRole] = useState<string | undefined>(undefined)
  const settle = ({ chosen: next, refused, full }: Choice, words: typeof peopleWords.locked) => {
    setChosen(next)
    setMarked([])
    if (refused) toast.error(say(words, { name: refused.userName }))
    else if (full) toast.error(say(pickerWords.full, { n: most }))
  }
  const add = (people: readonly Chosen[]) => {
    const choice = withPeople(chosen, people, { multiple, locked, most })
    settle(choice, choice.refused && chosen.includes(choice.refused) ? peopleWords.keep : peopleWords.locked)
  }
  const drop = (ids: readonly string[]) => settle(withoutPeople(chosen, ids, locked), peopleWords.keep)
  const inChosen = marked
    .filter(({ userId }) => chosen.some((person) => person.userId === userId))
    .map(({ userId }) => userId)
  return (
    <Dialog
      open
      title={say(peopleWords.title)}
      onClose={onClose}
      width={1120}
      careful
      footer={
        <>
          <Button onClick={onClose}>{say(inputWords.cancel)}</Button>
          <Button look="primary" onClick={() => onDone(chosen)}>
            {say(inputWords.confirm)}
          </Button>
        </>
      }
    >
      <div className={css.picker}>
        <RoleList only={only} chosen={role} onChoose={setRole} />
        <PersonTable
          role={role}
          limits={limits}
          multiple={multiple}
          marked={marked}
          onMark={setMarked}
          onPick={(person) => add([person])}
        />
        <div className={css.moves}>
          <Button
            look="primary"
            disabled={marked.length === 0 || inChosen.length === marked.length}
            onClick={() => add(marked)}
          >
            {say(peopleWords.add)}
          </Button>
          <Button disabled={inChosen.length === 0} onClick={() => drop(inChosen)}>
            {say(peopleWords.drop)}
          </Button>
        </div>
        <ChosenList
          chosen={chosen}
          locked={locked}
          marked={marked}
          onMark={setMarked}
          onDrop={(person) => drop([person.userId])}
          onDropAll={() => drop(chosen.map(({ userId }) => userId))}
        />
      </div>
    </Dialog>
  )
}
