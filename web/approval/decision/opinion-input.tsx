import { Mentions, type GetRef } from 'antd'
import { useRef, useState, type Ref } from 'react'
import { findMentionable, type Mentionable } from '../../form/comments/comment-queries.ts'
import { nameFor } from '../../form/comments/mention-text.ts'
import { usePhone } from '../../platform/data/use-phone.ts'
import { useWords } from '../../platform/session/use-words.ts'
import type { Instance } from './approval-instance-queries.ts'
import { approvalWords } from './words.ts'

interface OpinionInputProps {
  readonly instance: Instance
  readonly value: string
  readonly wrong: boolean
  readonly onChange: (text: string) => void
  /** Ids of those who are named in it. */
  readonly onNamed: (people: readonly string[]) => void
  readonly ref: Ref<GetRef<typeof Mentions>>
}

/** Where an opinion is typed; @ offers those who may read the document, and they are told. */
export function OpinionInput({
  instance: { module, thing, id },
  value,
  wrong,
  onChange,
  onNamed,
  ref,
}: OpinionInputProps) {
  const t = useWords()
  const phone = usePhone()
  const [people] = useState(() => new Map<string, string>())
  const [offered, setOffered] = useState<readonly (Mentionable & { readonly typed: string })[]>([])
  const asked = useRef('')
  const look = async (param: string) => {
    asked.current = param
    const found = await findMentionable({ module, name: thing }, id, param).catch(() => [])
    if (asked.current === param)
      setOffered(found.map((person) => ({ ...person, typed: nameFor(people, person.id, person.name) })))
  }
  const change = (text: string) => {
    onChange(text)
    onNamed([...people].filter(([typed]) => text.includes(`@${typed}`)).map(([, person]) => person))
  }
  return (
    <Mentions
      ref={ref}
      value={value}
      options={offered.map(({ id: key, typed, name, place }) => ({
        key,
        value: typed,
        label: (
          <>
            <b>{name}</b> <small>{place}</small>
          </>
        ),
      }))}
      filterOption={false}
      autoSize={{ minRows: phone ? 1 : 3, maxRows: 8 }}
      maxLength={500}
      placeholder={t(approvalWords.opinion)}
      aria-label={t(approvalWords.decide)}
      aria-invalid={wrong}
      {...(wrong ? { status: 'error' } : {})}
      onChange={change}
      onSearch={(param) => void look(param)}
    />
  )
}
