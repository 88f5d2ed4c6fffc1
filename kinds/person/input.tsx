import { Suspense, lazy, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { PickerBox } from '../shared-inputs/picker-box.tsx'
import { limitsOf } from './person-picker-limits.ts'
import { PrefetchPeople } from './prefetch-people.tsx'

const load = () => import('./person-dialog.tsx')
const PersonDialog = lazy(load)

/** One person, chosen in the dialog 选择人员. */
export default function PersonInput(props: InputProps) {
  return (
    <PeoplePicker
      {...props}
      ids={typeof props.value === 'string' ? [props.value] : []}
      multiple={false}
      onChoose={(ids) => props.onChange(ids[0] ?? null)}
    />
  )
}

interface PeoplePickerProps extends InputProps {
  readonly ids: readonly string[]
  readonly multiple: boolean
  readonly onChoose: (ids: readonly string[]) => void
}

/** The box and dialog behind both person kinds. */
export function PeoplePicker({
  id,
  ids,
  multiple,
  field,
  search,
  disabled,
  error,
  label,
  text,
  onChoose,
  onBlur,
}: PeoplePickerProps) {
  const { useNames } = useHost()
  const name = useNames('person', ids)
  const [open, setOpen] = useState(false)
  const limits = limitsOf({ field, search: search ?? false })
  const people = ids.map((userId) => ({
    userId,
    userName: named(name('person', userId), text.name('person', userId), userId),
  }))
  const close = () => {
    setOpen(false)
    onBlur()
  }
  return (
    <>
      <PickerBox
        id={id}
        names={people.map(({ userName }) => userName)}
        disabled={disabled}
        error={error}
        label={label}
        onNear={() => void load()}
        icon={<Icon name={multiple ? 'users' : 'user'} size={15} />}
        onOpen={() => setOpen(true)}
        onClear={() => onChoose(ids.filter((one) => limits.locked.includes(one)))}
        onBlur={() => {
          if (!open) onBlur()
        }}
      />
      {open && (
        <Suspense fallback={<PrefetchPeople limits={limits} />}>
          <PersonDialog
            chosen={people}
            multiple={multiple}
            limits={limits}
            onDone={(chosen) => {
              onChoose(chosen.map(({ userId }) => userId))
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

// Names come with the record, or are asked for when the person was chosen just now.
function named(asked: string, sent: string, id: string): string {
  return sent === id ? asked : sent
}
