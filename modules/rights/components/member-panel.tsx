import { Tag } from 'antd'
import { useId } from 'react'
import { useHost } from '../../../kinds/field-services.ts'
import PeopleInput from '../../../kinds/people/input.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { useWords } from '../../../web/module-api.ts'
import { roleWords as words } from '../words/role-page.ts'
import { PickedField } from './standalone-kind-field.tsx'
import css from './role.module.css'

interface MemberPanelProps {
  readonly members: readonly string[]
  readonly names: Readonly<Record<string, string>>
  readonly disabled: boolean
  readonly onChange: (members: readonly string[]) => void
}

/** Who holds the role; people are chosen in the dialog 选择人员. */
export function MemberPanel({ members, names, disabled, onChange }: MemberPanelProps) {
  const t = useWords()
  const id = useId()
  const { useNames } = useHost()
  const asked = useNames(
    'person',
    members.filter((member) => names[member] === undefined),
  )
  return (
    <>
      <label className={css.form} htmlFor={id}>
        <span className={css.wide}>{t(words.addMembers)}</span>
        <span className={css.wide}>
          <PickedField
            of={PeopleInput}
            kind="people"
            id={id}
            label={t(words.addMembers)}
            value={members.length === 0 ? null : [...members]}
            disabled={disabled}
            names={names}
            options={{ everywhere: true }}
            onChange={(value) => onChange(Array.isArray(value) ? value.map(String) : [])}
          />
        </span>
      </label>
      {members.length === 0 ? (
        <Empty small title={t(words.noMembers)} />
      ) : (
        <div className={css.people} aria-label={t(words.members)}>
          {members.map((member) => (
            <Tag
              key={member}
              closable={!disabled}
              onClose={(event) => {
                event.preventDefault()
                onChange(members.filter((one) => one !== member))
              }}
            >
              {names[member] ?? asked('person', member)}
            </Tag>
          ))}
        </div>
      )}
    </>
  )
}
